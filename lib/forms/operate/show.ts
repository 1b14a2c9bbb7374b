import type { Store } from '../store/store.ts';

/**
 * Returns all data of one submission by its reference, including personal data; null if there is none.
 */
export async function showSubmission(store: Store, reference: string) {
  const row = await store.db
    .selectFrom('submission')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const files = await store.db
    .selectFrom('attachment')
    .select(['name', 'media_type', 'size'])
    .where('submission_id', '=', row.id)
    .execute();
  const deliveries = await store.db
    .selectFrom('delivery')
    .select(['id', 'purpose', 'state', 'attempts', 'next_attempt_at', 'last_error', 'sent_at'])
    .where('submission_id', '=', row.id)
    .orderBy('purpose')
    .execute();
  const content: Record<string, unknown> = JSON.parse(row.data);
  return {
    reference: row.reference,
    form: row.form,
    locale: row.locale,
    received: row.created_at,
    request: row.request_id,
    content,
    files,
    deliveries,
  };
}
