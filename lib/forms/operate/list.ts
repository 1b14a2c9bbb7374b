import type { FormKind } from '../../routing/form-kind.ts';
import type { Store } from '../store/store.ts';

/** A submission in an operator's list, without personal data. */
export interface ListedSubmission {
  readonly reference: string;
  readonly form: FormKind;
  readonly locale: string;
  /** ISO 8601, UTC. */
  readonly received: string;
  readonly files: number;
  /**
   * The state of each delivery, such as `team sent, confirmation pending (3)`, or why it was given
   * up: `confirmation dead: EENVELOPE 550`.
   */
  readonly deliveries: string;
}

/** Returns every stored submission, the newest first; only those of `form` if given. */
export async function listSubmissions(
  store: Store,
  form: FormKind | null,
): Promise<readonly ListedSubmission[]> {
  const all = store.db.selectFrom('submission').selectAll().orderBy('created_at', 'desc');
  const rows = await (form ? all.where('form', '=', form) : all).execute();
  const deliveries = await store.db.selectFrom('delivery').selectAll().execute();
  const files = await store.db.selectFrom('attachment').select('submission_id').execute();
  const deliveriesOf = Map.groupBy(deliveries, ({ submission_id: id }) => id);
  const filesOf = Map.groupBy(files, ({ submission_id: id }) => id);
  return rows.map((row) => ({
    reference: row.reference,
    form: row.form,
    locale: row.locale,
    received: row.created_at,
    files: filesOf.get(row.id)?.length ?? 0,
    deliveries: (deliveriesOf.get(row.id) ?? []).map(standing).sort().join(', '),
  }));
}

function standing(delivery: {
  readonly purpose: string;
  readonly state: string;
  readonly attempts: number;
  readonly last_error: string | null;
}): string {
  if (delivery.state === 'dead') return `${delivery.purpose} dead: ${delivery.last_error}`;
  const tries = delivery.attempts > 1 ? ` (${delivery.attempts})` : '';
  return `${delivery.purpose} ${delivery.state}${tries}`;
}
