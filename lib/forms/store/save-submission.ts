import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { reserveQuota } from './attachment-quota.ts';
import { saveAttachment } from './attachments.ts';
import { fingerprint, sha256 } from './fingerprint.ts';
import { mailboxOf } from './mailbox.ts';
import type { NewSubmission } from './new-submission.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { newReference } from './reference.ts';
import { transactWithRetry } from './retry-during-outage.ts';
import type { Store } from './store.ts';
import { noteSubscriber } from './subscribers.ts';
import type { Tables } from './tables.ts';

/** The reference of a submission, and whether it had been stored before. */
export interface SavedSubmission {
  readonly reference: string;
  readonly repeated: boolean;
}

/**
 * Stores a submission, its file and its planned deliveries in one transaction; when it resolves, the
 * commit is on the disk. The same submission under the same key is stored once and keeps its
 * reference; a different submission under that key is stored separately. Rejects if nothing could be
 * stored, after some seconds if the database cannot be reached, and with `QuotaExceeded` if that is
 * because of its file.
 */
export async function saveSubmission(
  store: Store,
  submission: NewSubmission,
  now: Date,
): Promise<SavedSubmission> {
  return await transactWithRetry(store, (db) => save(store, db, submission, now));
}

async function save(
  { engine, hasSpaceForFiles }: Store,
  db: Transaction<Tables>,
  submission: NewSubmission,
  now: Date,
): Promise<SavedSubmission> {
  const { id, reference, repeated } = await insertOnce(db, submission, now);
  if (!repeated) {
    const { form, data, file } = submission;
    if (file) {
      await reserveQuota({ db, hasSpaceForFiles }, file.sender, file.bytes.byteLength, now);
      await saveAttachment(db, { id, reference }, file);
    }
    if (submission.form === 'subscription') await noteSubscriber(db, submission, now);
    await planDeliveries(db, engine, { id, form, email: data.email }, now);
  }
  return { reference, repeated };
}

async function insertOnce(db: Transaction<Tables>, submission: NewSubmission, now: Date) {
  const { form, idempotencyKey, locale, data, file, requestId } = submission;
  const row = {
    id: randomUUID(),
    form,
    idempotency_key: idempotencyKey,
    fingerprint: fingerprint(data, file && sha256(file.bytes)),
    reference: newReference(form),
    locale,
    data: JSON.stringify(data),
    mailbox: mailboxOf(data.email),
    request_id: requestId,
    created_at: now.toISOString(),
  };
  const once = ['form', 'idempotency_key', 'fingerprint'] as const;
  const inserted = await db
    .insertInto('submission')
    .values(row)
    .onConflict((conflict) => conflict.columns(once).doNothing())
    .returning(['id', 'reference'])
    .executeTakeFirst();
  if (inserted) return { ...inserted, repeated: false };
  const earlier = await db
    .selectFrom('submission')
    .select(['id', 'reference'])
    .where((is) => is.and(Object.fromEntries(once.map((column) => [column, row[column]]))))
    .executeTakeFirstOrThrow();
  return { ...earlier, repeated: true };
}
