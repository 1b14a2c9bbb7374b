const PLAIN = /^(?:https?:\/\/|mailto:|tel:)[^\p{Cc}]*$/iu;

/**
 * True for the target of a link that somebody has to click on and that only a browser, a mail
 * program or a telephone opens. A CV is full of them. Everything else can start programs, send
 * the reader's password to a server (`\\server\share`, `file:`) or run scripts.
 */
export function isPlainLink(target: string): boolean {
  return PLAIN.test(target);
}

/** True for the target of a link that stays in its document: a bookmark, or nothing at all. */
export function isBookmark(target: string): boolean {
  return /^(?:#[^\\]*)?$/.test(target);
}
