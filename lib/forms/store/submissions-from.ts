import type { Kysely } from 'kysely';
import { z } from 'zod';
import { storedMailboxes } from './mailbox.ts';
import type { SubmissionTable, Tables } from './tables.ts';

/** The only stored field that is used here. */
const stored = z.object({ email: z.string() });

/**
 * Returns the submissions from an address in lower case, in this one spelling. A mailbox may be shared by
 * people who differ in what follows a plus sign.
 */
export async function submissionsFrom(
  db: Kysely<Tables>,
  email: string,
): Promise<readonly Pick<SubmissionTable, 'id' | 'form' | 'created_at'>[]> {
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'form', 'created_at', 'data'])
    .where('mailbox', 'in', storedMailboxes(email))
    .execute();
  return rows.filter(({ data }) => stored.parse(JSON.parse(data)).email.toLowerCase() === email);
}
