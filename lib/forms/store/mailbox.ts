/**
 * Returns the mailbox of an address, for counting only: in lower case and without what follows a
 * plus sign, which most mail servers deliver to the same person.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*$/, '');
  return `${local}${email.slice(at)}`.toLowerCase();
}
