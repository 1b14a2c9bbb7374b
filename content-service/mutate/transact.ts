import type { Caller } from '../http/auth.ts';
import { plainError } from '../http/errors.ts';
import { fail, type Result } from '../http/result.ts';
import type { Service } from '../service.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import { applyMutations, type Plan } from './apply-mutations.ts';
import type { Mutation } from './parse.ts';
import { selectFrom } from './select.ts';

/** Mutations to be applied together. */
export interface TransactionRequest {
  readonly transactionId: string;
  readonly mutations: readonly Mutation[];
  readonly caller: Caller;
  readonly autoGenerateArrayKeys: boolean;
  /** Whether to work out what would be done and do nothing. */
  readonly dryRun: boolean;
  /** Tells when the caller has gone away. */
  readonly signal: AbortSignal;
}

/** How often a transaction is worked out anew because others were written meanwhile. */
const ATTEMPTS = 5;

/**
 * Applies mutations to a dataset, all or none. They are worked out against the dataset as it is and
 * written only if it still is: a selection by query takes time, in which others may write. Then
 * they are worked out anew; where that happens again and again, the transaction is refused with
 * 409.
 */
export async function transact(
  { store, queries, publishStep }: Pick<Service, 'publishStep' | 'queries' | 'store'>,
  dataset: DatasetState,
  request: TransactionRequest,
): Promise<Result<Plan>> {
  const { transactionId, mutations, caller, autoGenerateArrayKeys, signal } = request;
  const { name } = dataset.info;
  const selectIds = selectFrom(queries, dataset, caller.id, signal);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { generation } = dataset;
    if (store.log.has(name, transactionId)) {
      return fail(plainError(409, `Transaction "${transactionId}" already exists`));
    }
    const timestamp = new Date().toISOString();
    const stamp = { transactionId, timestamp, autoGenerateArrayKeys };
    const plan = await applyMutations(dataset, mutations, stamp, selectIds, publishStep);
    if (dataset.generation !== generation) continue;
    if (!plan.ok || request.dryRun || plan.value.changes.length === 0) return plan;
    if (store.dataset(name) !== dataset)
      return fail(plainError(404, `Dataset "${name}" not found`));
    store.commit({
      id: transactionId,
      dataset: name,
      author: caller.id,
      timestamp,
      mutations,
      changes: plan.value.changes,
    });
    return plan;
  }
  return fail(plainError(409, 'The transaction conflicts with others that are being written'));
}
