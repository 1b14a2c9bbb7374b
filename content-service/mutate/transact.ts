import { type Authenticator, type Caller, invalidToken } from '../http/auth.ts';
import { plainError, type TransactionErrorType } from '../http/errors.ts';
import { fail, type Result } from '../http/result.ts';
import type { QueryPool } from '../query/pool/query-pool.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { ContentStore } from '../store/store.ts';
import { applyMutations, type Plan, type Step } from './apply-mutations.ts';
import { toTransactionError } from './failures.ts';
import type { PublishStep } from './publish-step.ts';
import { selectFrom } from './select.ts';

/** The dependencies of a transaction. */
export interface TransactionResources {
  readonly store: ContentStore;
  readonly queries: QueryPool;
  readonly publishStep: PublishStep;
  /** Knows whether the token of a caller has ended. */
  readonly authenticator: Authenticator;
}

/** Mutations or actions to be applied together. */
export interface TransactionRequest {
  readonly transactionId: string;
  readonly steps: readonly Step[];
  readonly errorType: TransactionErrorType;
  readonly caller: Caller;
  /**
   * Whether system documents may be written. Actions may: editors write releases with them, but
   * only as the actions do.
   */
  readonly mayWriteSystem: boolean;
  readonly autoGenerateArrayKeys: boolean;
  /** Whether to compute the outcome without writing it. */
  readonly dryRun: boolean;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** How often a transaction is computed if others are written meanwhile. */
const ATTEMPTS = 5;

/**
 * Applies mutations or actions to a dataset, all or none. They are computed against the current
 * state of the dataset and written only if it has not changed: a selection by query takes time, in
 * which others may write. In that case they are computed again; after {@link ATTEMPTS} conflicts,
 * the transaction is rejected with 409. If the caller's token has ended in that time, nothing is written
 * either: 401.
 */
export async function transact(
  { store, queries, publishStep, authenticator }: TransactionResources,
  dataset: DatasetState,
  request: TransactionRequest,
): Promise<Result<Plan>> {
  const { transactionId, steps, errorType, caller, mayWriteSystem, signal } = request;
  const { name } = dataset.info;
  const selectIds = selectFrom(queries, dataset, caller.id, signal);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { generation } = dataset;
    if (store.log.sequenceOf(name, transactionId) !== null) {
      return fail(plainError(409, `Transaction "${transactionId}" already exists`));
    }
    const timestamp = new Date().toISOString();
    const { autoGenerateArrayKeys } = request;
    const stamp = { transactionId, timestamp, autoGenerateArrayKeys };
    const rules = { publishStep, mayWriteSystem };
    const outcome = await applyMutations(dataset, steps, stamp, selectIds, rules);
    if (dataset.generation !== generation) continue;
    if (authenticator.isRevoked(caller)) return fail(invalidToken);
    const plan = toTransactionError(errorType, outcome);
    if (!plan.ok || request.dryRun) return plan;
    const { mutations, changes, purged } = plan.value;
    if (changes.length === 0 && purged.length === 0) return plan;
    if (store.dataset(name) !== dataset)
      return fail(plainError(404, `Dataset "${name}" not found`));
    store.commit({
      id: transactionId,
      dataset: name,
      author: caller.id,
      timestamp,
      mutations,
      changes,
      purged,
    });
    return plan;
  }
  return fail(plainError(409, 'The transaction conflicts with others that are being written'));
}
