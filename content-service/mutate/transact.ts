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
  /** Whether to compute the outcome without writing it. */
  readonly dryRun: boolean;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** How often a transaction is computed if others are written meanwhile. */
const ATTEMPTS = 5;

/**
 * Applies mutations to a dataset, all or none. They are computed against the current state of the
 * dataset and written only if it has not changed: a selection by query takes time, in which others
 * may write. In that case they are computed again; after {@link ATTEMPTS} conflicts, the
 * transaction is rejected with 409.
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
    if (store.log.sequenceOf(name, transactionId) !== null) {
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
