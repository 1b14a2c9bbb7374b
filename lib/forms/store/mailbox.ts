/** Mail servers that ignore dots before the `@`; the second name is another one of the first. */
const GMAIL = 'gmail.com';
const gmailDomains = [GMAIL, 'googlemail.com'];

/**
 * Returns the mailbox of an address, for counting and finding only: in lower case and without what
 * follows a plus sign, which most mail servers deliver to the same mailbox; at Gmail also without
 * dots, and under one of its two domains. Its submissions may be those of several people.
 */
export function mailboxOf(email: string): string {
  const mailbox = withoutTag(email);
  const at = mailbox.lastIndexOf('@');
  if (!gmailDomains.includes(mailbox.slice(at + 1))) return mailbox;
  return `${mailbox.slice(0, at).replaceAll('.', '')}@${GMAIL}`;
}

/**
 * Returns the mailboxes under which submissions from an address may be stored: the present one, and that
 * of builds which kept the dots of Gmail, whose submissions are still there or still arrive.
 */
export function storedMailboxes(email: string): readonly string[] {
  return [...new Set([mailboxOf(email), withoutTag(email)])];
}

function withoutTag(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*$/, '');
  return `${local}${email.slice(at)}`.toLowerCase();
}
