/** A change to one file: the first occurrence of a text, or every match of a global pattern, is replaced. */
export interface Edit {
  /** Path from the project's root. */
  readonly file: string;
  readonly find: string | RegExp;
  readonly replace: string;
}

/** Returns the text of a file with an edit. Throws if it does not contain what is to be replaced. */
export function applyEdit(text: string, { file, find, replace }: Edit): string {
  const isFound = typeof find === 'string' ? text.includes(find) : text.search(find) >= 0;
  if (!isFound) throw new Error(`${file} does not contain ${find}`);
  return text.replace(find, replace);
}
