import type { NewSubmission } from '../store/new-submission.ts';
import { saveSubmission } from '../store/save-submission.ts';
import type { Store } from '../store/store.ts';

/** Stores a form as received at a moment; returns the id of its submission. */
export async function storeForm(
  store: Store,
  form: NewSubmission,
  received: Date,
): Promise<string> {
  const { reference } = await saveSubmission(store, form, received);
  const { id } = await store.db
    .selectFrom('submission')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}
