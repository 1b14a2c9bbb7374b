import { betweenLiterals, dataScript, dataScripts } from './data-scripts.ts';

/** An escape sequence as a whole, so that none begins at the second of two backslashes; or an apostrophe. */
const escapes = /\\(?:u0026|u003e|.)|'/g;

/** Spellings of a JSON string that differ in a string literal between apostrophes. */
const spellings: Readonly<Record<string, string>> = {
  '\\"': '"',
  '\\u0026': '&',
  '\\u003e': '>',
  "'": "\\'",
};

/**
 * Returns the page with the same data in string literals that need fewer escapes: the framework
 * quotes JSON, and so every quotation mark in it, again as JSON. Data that was divided between scripts
 * that follow each other, to be sent piece by piece, is in one: each of them would have a hash in the
 * content policy, which cannot be compressed.
 */
export function shortenData(html: string): string {
  const rewritten = html.replace(dataScripts, (_, json: string) => {
    const data = json.slice(1, -1).replace(escapes, (found) => spellings[found] ?? found);
    return dataScript(`'${data}'`);
  });
  return rewritten.replaceAll(`'${betweenLiterals}'`, '');
}
