const PLAIN = /^(?:https?:\/\/|mailto:|tel:)[^\p{Cc}]*$/iu;

/**
 * Whether the target of a link needs a click and opens only in a browser, a mail client or a
 * telephone. CVs have many of them. Every other target can start programs, send the reader's
 * password to a server (`\\server\share`, `file:`) or run scripts.
 */
export function isPlainLink(target: string): boolean {
  return PLAIN.test(target);
}

/**
 * The beginning of a name on another computer: two slashes, or the prefix of the Windows kernel for
 * names of all kinds (`\??\UNC\server`).
 */
const SHARE = String.raw`\s*[\\/](?:[\\/]|\?\?)`;
const ON_SHARE = new RegExp(`^${SHARE}`);
/** Places outside a document that are not on the reader's own disk, anywhere in a name. */
const ELSEWHERE = new RegExp(`://|(?:^|:)${SHARE}|file:|javascript:`, 'i');

/** Whether the name of a file begins with that of another computer. */
export function isOnShare(name: string): boolean {
  return ON_SHARE.test(name);
}

/** Whether the name of a picture, or another value of a drawing, leads to another computer. */
export function isElsewhere(name: string): boolean {
  return ELSEWHERE.test(name);
}

/** Whether the target of a link is inside its document: a bookmark, or empty. */
export function isBookmark(target: string): boolean {
  return /^(?:#[^\\]*)?$/.test(target);
}
