import type { MutationFailure } from '../http/errors.ts';
import { type Result, succeed } from '../http/result.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { StoredDocument } from '../store/json.ts';
import type { DocumentChange } from '../store/transaction.ts';
import { applyMutation, type Effect } from './apply-mutation.ts';
import { withArrayKeys } from './array-keys.ts';
import { checkReferences } from './check-references.ts';
import { requireNone } from './failures.ts';
import type { Mutation } from './parse.ts';
import type { PublishStep } from './publish-step.ts';
import type { SelectIds } from './select.ts';
import { type DraftDocument, WorkingSet } from './working-set.ts';

/** The metadata a transaction writes into its documents. */
export interface Stamp {
  readonly transactionId: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly autoGenerateArrayKeys: boolean;
}

/** The result of a transaction: the effect of each mutation, and each document's change. */
export interface Plan {
  readonly effects: readonly Effect[];
  readonly changes: readonly DocumentChange[];
}

/**
 * Computes what a list of mutations does to a dataset, without writing anything. Either all of them
 * can be applied, or none is: the error lists every mutation that failed. `publishStep` is applied
 * last, to the documents that become public.
 */
export async function applyMutations(
  dataset: DatasetState,
  mutations: readonly Mutation[],
  stamp: Stamp,
  selectIds: SelectIds,
  publishStep: PublishStep,
): Promise<Result<Plan>> {
  const work = new WorkingSet(dataset);
  const effects: Effect[] = [];
  const failures: MutationFailure[] = [];
  for (const [index, mutation] of mutations.entries()) {
    const outcome = await applyMutation(work, mutation, index, selectIds);
    if (outcome.ok) effects.push(...outcome.value);
    else failures.push({ index, ...outcome.error });
  }
  if (failures.length === 0) {
    publishStep(work);
    failures.push(...checkReferences(work));
  }
  const checked = requireNone(failures);
  return checked.ok ? succeed({ effects, changes: changesOf(work, stamp) }) : checked;
}

function changesOf(work: WorkingSet, stamp: Stamp): DocumentChange[] {
  return [...work.touched].flatMap(([id, { document }]): DocumentChange[] => {
    const previous = work.dataset.get(id) ?? null;
    if (document === null) {
      return previous === null ? [] : [{ id, operation: 'delete', previous, next: null }];
    }
    const operation = previous === null ? 'create' : 'update';
    return [{ id, operation, previous, next: stamped(document, stamp) }];
  });
}

function stamped(document: DraftDocument, stamp: Stamp): StoredDocument {
  const { _id, _type, _createdAt } = document;
  const isTime = typeof _createdAt === 'string' && !Number.isNaN(Date.parse(_createdAt));
  return {
    ...(stamp.autoGenerateArrayKeys ? withArrayKeys(document) : document),
    _id,
    _type,
    _rev: stamp.transactionId,
    _createdAt: isTime ? _createdAt : stamp.timestamp,
    _updatedAt: stamp.timestamp,
  };
}
