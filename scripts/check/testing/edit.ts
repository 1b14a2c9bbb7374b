/** A change to one file: the first occurrence of a text is replaced. */
export interface Edit {
  /** Path from the project's root. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** Returns the text of a file with its edits. Throws if it does not contain a text to be replaced. */
export function applyEdits(file: string, text: string, edits: readonly Edit[]): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((before, { find, replace }) => {
      if (!before.includes(find)) throw new Error(`${file} does not contain ${find}`);
      return before.replace(find, replace);
    }, text);
}
