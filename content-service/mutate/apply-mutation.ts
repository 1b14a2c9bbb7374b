import { fail, type Result, succeed } from '../http/result.ts';
import { assignDocumentId, isDocumentId } from '../ids/document-id.ts';
import {
  isJsonObject,
  isShallow,
  type Json,
  type JsonObject,
  type UnstampedDocument,
} from '../store/json.ts';
import type { Operation } from '../store/transaction.ts';
import { applyPatch } from './apply-patch.ts';
import { checkSizes } from './check-sizes.ts';
import {
  alreadyExists,
  type Failure,
  malformedDocument,
  notFound,
  revisionMismatch,
} from './failures.ts';
import type { DeleteMutation, Mutation, PatchMutation } from './parse.ts';
import type { SelectIds } from './select.ts';
import type { WorkingSet } from './working-set.ts';

/** The effect of a mutation on a document. */
export interface Effect {
  readonly id: string;
  readonly operation: Operation | 'none';
}

type Outcome = Result<Effect[], Failure>;

/** Applies one mutation to a transaction's documents and returns its effects. */
export async function applyMutation(
  work: WorkingSet,
  mutation: Mutation,
  index: number,
  selectIds: SelectIds,
): Promise<Outcome> {
  if ('create' in mutation) return create(work, mutation.create, index, 'refuse');
  if ('createIfNotExists' in mutation) {
    return create(work, mutation.createIfNotExists, index, 'keep');
  }
  if ('createOrReplace' in mutation) {
    return create(work, mutation.createOrReplace, index, 'replace');
  }
  const selection = 'delete' in mutation ? mutation.delete : mutation.patch;
  const ids = await select(work, selection, selectIds);
  if (!ids.ok) return ids;
  if ('delete' in mutation) return remove(work, ids.value, mutation.delete, index);
  return patchAll(work, ids.value, mutation.patch, index);
}

/** Names that would reach JavaScript's own object members instead of the document. */
const FORBIDDEN_NAMES = ['__proto__', 'hasOwnProperty'];

function forbiddenName(value: Json): string | null {
  if (Array.isArray(value)) return value.map(forbiddenName).find((name) => name !== null) ?? null;
  if (!isJsonObject(value)) return null;
  const own = FORBIDDEN_NAMES.find((name) => Object.hasOwn(value, name));
  return own ?? forbiddenName(Object.values(value));
}

const notAllowed = (name: string): Failure =>
  malformedDocument(`The attribute name "${name}" is not allowed`);

/** Levels around a document in the body that creates it: `{mutations: [{create: …}]}`. */
const DEPTH_OF_DOCUMENT = 3;

function create(
  work: WorkingSet,
  given: JsonObject,
  index: number,
  onExisting: 'refuse' | 'keep' | 'replace',
): Outcome {
  if (given._id !== undefined && typeof given._id !== 'string') {
    return fail(malformedDocument('The "_id" of a document must be a string'));
  }
  const id = assignDocumentId(given._id);
  if (!isDocumentId(id)) return fail(malformedDocument(`"${id}" is not a valid document ID`));
  const { _type } = given;
  if (typeof _type !== 'string' || _type === '') {
    return fail(malformedDocument(`Document "${id}" must have a "_type"`));
  }
  const forbidden = forbiddenName(given);
  if (forbidden !== null) return fail(notAllowed(forbidden));
  const existing = work.get(id);
  if (existing !== null && onExisting === 'refuse') return fail(alreadyExists(id));
  if (existing !== null && onExisting === 'keep') return succeed([{ id, operation: 'none' }]);
  const document: UnstampedDocument = { ...given, _id: id, _type };
  const createdAt = existing?._createdAt;
  if (document._createdAt === undefined && createdAt !== undefined) document._createdAt = createdAt;
  work.put(id, document, index);
  return succeed([{ id, operation: existing === null ? 'create' : 'update' }]);
}

type Selection = { id: string } | { query: string; params?: JsonObject | undefined };

async function select(
  work: WorkingSet,
  selection: Selection,
  selectIds: SelectIds,
): Promise<Result<readonly string[], Failure>> {
  if ('id' in selection) return succeed([selection.id]);
  // A patch can put one long text in a thousand places, which are sent to the query one by one.
  const [tooLarge] = checkSizes(work);
  if (tooLarge !== undefined) return fail(tooLarge);
  const ids = await selectIds(selection.query, selection.params ?? {}, work.overrides());
  return ids.ok
    ? ids
    : fail({ ...malformedDocument(ids.error.description), status: ids.error.status });
}

function remove(
  work: WorkingSet,
  ids: readonly string[],
  deletion: DeleteMutation,
  index: number,
): Outcome {
  const effects: Effect[] = [];
  const ifRevisionID = 'id' in deletion ? deletion.ifRevisionID : undefined;
  for (const id of ids) {
    const checked = checkRevision(work, id, ifRevisionID);
    if (!checked.ok) return checked;
    const exists = work.has(id);
    const isPurged = deletion.purge === true && work.dataset.past.has(id);
    if (exists) work.put(id, null, index);
    if (isPurged) work.purged.set(id, index);
    if (exists || isPurged) effects.push({ id, operation: 'delete' });
  }
  return succeed(effects);
}

function patchAll(
  work: WorkingSet,
  ids: readonly string[],
  patch: PatchMutation,
  index: number,
): Outcome {
  const forbidden = forbiddenName([patch.set ?? {}, patch.setIfMissing ?? {}, patch.insert ?? {}]);
  if (forbidden !== null) return fail(notAllowed(forbidden));
  const assigned = [...Object.keys(patch.set ?? {}), ...Object.keys(patch.setIfMissing ?? {})];
  // What such a path assigns is no attribute afterwards, so that it would not be found below.
  if (assigned.some((path) => path.includes('__proto__'))) return fail(notAllowed('__proto__'));
  const effects: Effect[] = [];
  for (const id of ids) {
    const document = work.get(id);
    if (!isDocumentId(id)) return fail(malformedDocument(`"${id}" is not a valid document ID`));
    if (document === null) return fail(notFound(id));
    const checked = checkRevision(work, id, patch.ifRevisionID);
    if (!checked.ok) return checked;
    const next = applyPatch(document, patch);
    if (!next.ok) return fail(malformedDocument(next.error));
    // Paths make objects and name attributes, too.
    if (!isShallow(next.value, DEPTH_OF_DOCUMENT)) {
      return fail(malformedDocument(`Document "${id}" would be nested too deeply`));
    }
    const named = forbiddenName(next.value);
    if (named !== null) return fail(notAllowed(named));
    work.put(id, { ...next.value, _id: document._id, _type: document._type }, index);
    effects.push({ id, operation: 'update' });
  }
  return succeed(effects);
}

/** Fails where a document has another revision than `expected`, if that is given. */
export function checkRevision(
  work: WorkingSet,
  id: string,
  expected: string | undefined,
): Result<null, Failure> {
  const current = work.revisionOf(id);
  return expected === undefined || expected === current
    ? succeed(null)
    : fail(revisionMismatch(id, current, expected));
}
