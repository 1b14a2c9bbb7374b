/** Something that does not fit, with the place to look at. */
export interface Problem {
  /** Path of the file below the content folder. */
  readonly file: string;
  /** Path in the document, such as `sections[2].heading.cs`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
}

/** Everything that does not fit, or the value. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A problem on one line: file, place, what is wrong. */
export function formatProblem({ file, path, message }: Problem): string {
  return [file, path, message].filter(Boolean).join(': ');
}
