import type { MutationFailure, MutationFailures } from '../http/errors.ts';
import { type Result, succeed } from '../http/result.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { StoredDocument, UnstampedDocument } from '../store/json.ts';
import type { DocumentChange } from '../store/transaction.ts';
import { applyMutation, type Effect } from './apply-mutation.ts';
import { withArrayKeys } from './array-keys.ts';
import { checkReferences } from './check-references.ts';
import { checkReleases } from './check-releases.ts';
import { checkSizes } from './check-sizes.ts';
import { checkSystemDocuments } from './check-system-documents.ts';
import { type Failure, MAX_FAILURES, requireNone } from './failures.ts';
import type { Mutation } from './parse.ts';
import type { PublishStep } from './publish-step.ts';
import type { SelectIds } from './select.ts';
import { WorkingSet } from './working-set.ts';

/** The metadata a transaction writes into its documents. */
export interface Stamp {
  readonly transactionId: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly autoGenerateArrayKeys: boolean;
}

/**
 * One step of a transaction, a mutation or an action: returns the mutations it consists of, given
 * the documents as the steps before it leave them.
 */
export type Step = (work: WorkingSet) => Result<readonly Mutation[], Failure>;

/** Returns the step of a single mutation. */
export const stepOf =
  (mutation: Mutation): Step =>
  () =>
    succeed([mutation]);

/**
 * The result of a transaction: its mutations, the effect of each, and each document's change.
 */
export interface Plan {
  readonly mutations: readonly Mutation[];
  readonly effects: readonly Effect[];
  readonly changes: readonly DocumentChange[];
  /** The documents whose earlier revisions are deleted. */
  readonly purged: readonly string[];
}

/** The rules that apply to a transaction after its steps. */
export interface Rules {
  /** Applied last, to the documents that become public. */
  readonly publishStep: PublishStep;
  /** Whether system documents may be written. */
  readonly mayWriteSystem: boolean;
}

/**
 * Computes what the steps of a transaction do to a dataset, without writing anything. Either all of
 * them can be applied, or none is: the error lists the steps that failed.
 */
export async function applyMutations(
  dataset: DatasetState,
  steps: readonly Step[],
  stamp: Stamp,
  selectIds: SelectIds,
  { publishStep, mayWriteSystem }: Rules,
): Promise<Result<Plan, MutationFailures>> {
  const work = new WorkingSet(dataset);
  const mutations: Mutation[] = [];
  const effects: Effect[] = [];
  const failures: MutationFailure[] = [];
  for (const [index, step] of steps.entries()) {
    const outcome = await applyStep(work, step, index, selectIds);
    if (outcome.ok) {
      mutations.push(...outcome.value.mutations);
      effects.push(...outcome.value.effects);
    } else {
      failures.push({ index, ...outcome.error });
      // The following ones could only repeat the failure of an earlier one.
      if (outcome.error.index !== undefined || failures.length === MAX_FAILURES) break;
    }
  }
  if (failures.length === 0 && !mayWriteSystem) failures.push(...checkSystemDocuments(work));
  // Checked before the publish transform, which copies the documents, and after it has added to them.
  if (failures.length === 0) failures.push(...checkSizes(work));
  if (failures.length === 0) {
    publishStep(work);
    if (stamp.autoGenerateArrayKeys) addArrayKeys(work);
    failures.push(...checkSizes(work), ...checkReferences(work), ...checkReleases(work));
  }
  const checked = requireNone(failures);
  if (!checked.ok) return checked;
  return succeed({
    mutations,
    effects,
    changes: changesOf(work, stamp),
    purged: [...work.purged.keys()],
  });
}

async function applyStep(
  work: WorkingSet,
  step: Step,
  index: number,
  selectIds: SelectIds,
): Promise<Result<Pick<Plan, 'effects' | 'mutations'>, Failure>> {
  const mutations = step(work);
  if (!mutations.ok) return mutations;
  const effects: Effect[] = [];
  for (const mutation of mutations.value) {
    const outcome = await applyMutation(work, mutation, index, selectIds);
    if (!outcome.ok) return outcome;
    effects.push(...outcome.value);
  }
  return succeed({ mutations: mutations.value, effects });
}

function addArrayKeys(work: WorkingSet): void {
  for (const [id, { document, index }] of work.touched) {
    if (document === null) continue;
    const { _id, _type } = document;
    work.put(id, { ...withArrayKeys(document), _id, _type }, index);
  }
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

function stamped(document: UnstampedDocument, stamp: Stamp): StoredDocument {
  const { _id, _type, _createdAt } = document;
  const isTime = typeof _createdAt === 'string' && !Number.isNaN(Date.parse(_createdAt));
  return {
    ...document,
    _id,
    _type,
    _rev: stamp.transactionId,
    _createdAt: isTime ? _createdAt : stamp.timestamp,
    _updatedAt: stamp.timestamp,
  };
}
