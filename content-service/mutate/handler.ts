import { findDataset, type Handler } from '../http/api-request.ts';
import { type Caller, hasRole } from '../http/auth.ts';
import { MUTATION_BODY_LIMIT, QUERY_BODY_LIMIT, readJsonBody } from '../http/body.ts';
import { type MutationFailure, plainError } from '../http/errors.ts';
import { errorReply, json, type Reply } from '../http/reply.ts';
import { fail, type Result, succeed } from '../http/result.ts';
import { isTransactionId, newTransactionId } from '../ids/transaction-id.ts';
import type { JsonObject, StoredDocument } from '../store/json.ts';
import type { Plan } from './apply-mutations.ts';
import { insufficientPermissions, requireNone } from './failures.ts';
import { type Mutation, parseMutations } from './parse.ts';
import { transact } from './transact.ts';

const VISIBILITIES = new Set(['sync', 'async', 'deferred']);

/**
 * Handles `POST /data/mutate/{dataset}`: a transaction of mutations, all or none. Every visibility
 * is accepted and treated the same: when the response arrives, the change is durable and visible.
 */
export const mutateHandler: Handler = async (request) => {
  const dataset = findDataset(request);
  if (!dataset.ok) return errorReply(dataset.error);
  // For a caller without write access, the smaller body limit of a query applies.
  const most = hasRole(request.caller, 'editor') ? MUTATION_BODY_LIMIT : QUERY_BODY_LIMIT;
  const body = await readJsonBody(request.raw, most);
  if (!body.ok) return errorReply(body.error);
  const visibility = request.query.get('visibility') ?? 'sync';
  if (!VISIBILITIES.has(visibility)) {
    return errorReply(plainError(400, `Invalid visibility "${visibility}"`));
  }
  const mutations = parseMutations(body.value.mutations);
  if (!mutations.ok) return errorReply(mutations.error);
  const allowed = checkPermissions(request.caller, mutations.value);
  if (!allowed.ok) return errorReply(allowed.error);
  const transactionId = transactionIdOf(body.value);
  if (!transactionId.ok) return errorReply(transactionId.error);

  const flag = (option: string) => request.query.get(option) === 'true';
  const plan = await transact(request.service, dataset.value, {
    transactionId: transactionId.value,
    mutations: mutations.value,
    caller: request.caller,
    autoGenerateArrayKeys: flag('autoGenerateArrayKeys'),
    dryRun: flag('dryRun'),
    signal: request.signal,
  });
  if (!plan.ok) return errorReply(plan.error);
  return resultOf(transactionId.value, plan.value, (id) => dataset.value.get(id), {
    ids: flag('returnIds'),
    documents: flag('returnDocuments'),
  });
};

function transactionIdOf(body: JsonObject): Result<string> {
  const { transactionId } = body;
  if (transactionId === undefined) return succeed(newTransactionId());
  return typeof transactionId === 'string' && isTransactionId(transactionId)
    ? succeed(transactionId)
    : fail(
        plainError(
          400,
          'The transaction ID must be 1 to 128 letters, digits, dots, dashes or underscores',
        ),
      );
}

/** Whether an id belongs to a system document, not to content. */
const isSystemId = (id: unknown) => typeof id === 'string' && id.startsWith('_.');

function permissionOf(mutation: Mutation): { permission: string; id: unknown } {
  if ('delete' in mutation) {
    return { permission: 'delete', id: 'id' in mutation.delete ? mutation.delete.id : undefined };
  }
  if ('patch' in mutation) {
    return { permission: 'update', id: 'id' in mutation.patch ? mutation.patch.id : undefined };
  }
  const [document] = Object.values(mutation);
  return { permission: 'create', id: document?._id };
}

function checkPermissions(caller: Caller, mutations: readonly Mutation[]): Result<null> {
  const failures = mutations.flatMap((mutation, index): MutationFailure[] => {
    const { permission, id } = permissionOf(mutation);
    const allowed = hasRole(caller, isSystemId(id) ? 'administrator' : 'editor');
    return allowed ? [] : [{ index, ...insufficientPermissions(permission) }];
  });
  return requireNone(failures);
}

function resultOf(
  transactionId: string,
  plan: Plan,
  stored: (id: string) => StoredDocument | undefined,
  wanted: { ids: boolean; documents: boolean },
): Reply {
  const changes = new Map(plan.changes.map((change) => [change.id, change]));
  const results = plan.effects.map(({ id, operation }) => {
    const change = changes.get(id);
    // A deletion returns the previous document, a mutation without effect the stored one.
    const document = change === undefined ? stored(id) : (change.next ?? change.previous);
    return {
      ...(wanted.ids || wanted.documents ? { id } : {}),
      operation,
      ...(wanted.documents && document ? { document } : {}),
    };
  });
  return json(200, { transactionId, results });
}
