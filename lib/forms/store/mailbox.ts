/**
 * Returns the mailbox of an address, for counting and finding only: in lower case and without what
 * follows a plus sign, which most mail servers deliver to the same mailbox. Its messages may be those
 * of several people.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*$/, '');
  return `${local}${email.slice(at)}`.toLowerCase();
}
