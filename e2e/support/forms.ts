import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { issueFormToken } from '../../lib/forms/receive/form-token.ts';
import type { FormToken } from '../../lib/forms/schema/protocol.ts';
import type { FormKind } from '../../lib/routing/form-kind.ts';

/** The folder in which the site under test stores form submissions. */
export const submissionsFolder = process.env.E2E_SUBMISSIONS ?? '';

/** Returns the token of a form opened a minute ago, so that it can be submitted at once. */
export function openedBefore(kind: FormKind): FormToken {
  const secret = process.env.E2E_FORM_SECRET ?? '';
  return issueFormToken(kind, secret, new Date(Date.now() - 60_000));
}

/** Field values that are sufficient for a valid submission. */
export const filledIn = {
  career: { name: 'Jana Nová', email: 'jana@visitor.example', message: 'Good evening.' },
  reservation: {
    company: 'Firma',
    name: 'Petr Malý',
    email: 'petr@visitor.example',
    message: 'Twenty-two of us.',
  },
  subscription: { email: 'anna@visitor.example', consent: 'on' },
  /** Besides the event that it is about. */
  waitingList: { email: 'eva@visitor.example', consent: 'on' },
} as const satisfies Record<FormKind, Record<string, string>>;

/** Queries the site's database, read-only. */
export function storedRows(query: string, ...values: readonly string[]) {
  const database = new DatabaseSync(join(submissionsFolder, 'submissions.sqlite'), {
    readOnly: true,
  });
  try {
    return database.prepare(query).all(...values);
  } finally {
    database.close();
  }
}

/** Returns the e-mails that the site has written and that contain a text, decoded. */
export function mailsWith(text: string): readonly string[] {
  const folder = join(submissionsFolder, 'mail');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => decoded(readFileSync(join(folder, file), 'utf8')))
    .filter((mail) => mail.includes(text));
}

/** Decodes quoted-printable text (RFC 2045, section 6.7). */
function decoded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (hex) =>
      Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}

/** Returns the links of the e-mails that the site has written to an address, without the origin. */
export function linksInMailsTo(email: string, path: string): readonly string[] {
  const pattern = new RegExp(`${path}\\?key=[\\w.-]+`);
  return mailsWith(`To: ${email}`).flatMap((mail) => pattern.exec(mail)?.[0] ?? []);
}

/**
 * Returns the link of an e-mail that the site has written, without its origin; null as long as
 * there is none.
 */
export function linkInMailTo(email: string, path: string): string | null {
  return linksInMailsTo(email, path)[0] ?? null;
}

/** Returns the headers of a visitor with a unique address. */
export function visitor(address: string): Record<string, string> {
  return { 'x-forwarded-for': address, accept: 'application/json' };
}
