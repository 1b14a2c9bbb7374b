/** A problem in a file, with its place. */
export interface Problem {
  /** Path of the file below the content folder. */
  readonly file: string;
  /** Path in the document, such as `sections[2].heading.cs`; empty for the file as a whole. */
  readonly path: string;
  readonly message: string;
}

/** The value, or all problems. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Formats a problem on one line: file, path, message. */
export function formatProblem({ file, path, message }: Problem): string {
  return [file, path, message].filter(Boolean).join(': ');
}
