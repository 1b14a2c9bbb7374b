const PLAIN = /^(?:https?:\/\/|mailto:|tel:)[^\p{Cc}]*$/iu;

/**
 * Whether the target of a link needs a click and opens only in a browser, a mail client or a
 * telephone. CVs have many of them. Every other target can start programs, send the reader's
 * password to a server (`\\server\share`, `file:`) or run scripts.
 */
export function isPlainLink(target: string): boolean {
  return PLAIN.test(target);
}

/** Whether the target of a link is inside its document: a bookmark, or empty. */
export function isBookmark(target: string): boolean {
  return /^(?:#[^\\]*)?$/.test(target);
}
