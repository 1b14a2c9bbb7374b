import { ApiException, unwrap } from '../../http/api-exception.ts';
import { type Caller, hasRole } from '../../http/auth.ts';
import { plainError } from '../../http/errors.ts';
import type { Result } from '../../http/result.ts';
import { transactionIdOf } from '../../http/transaction-id.ts';
import { type Plan, stepOf } from '../../mutate/apply-mutations.ts';
import {
  insufficientPermissions,
  MAX_FAILURES,
  requireNone,
  toTransactionError,
} from '../../mutate/failures.ts';
import { type Mutation, parseMutations } from '../../mutate/parse.ts';
import { transact } from '../../mutate/transact.ts';
import type { JsonObject, StoredDocument } from '../../store/json.ts';
import { MUTATION_BODY_LIMIT, QUERY_BODY_LIMIT, readJsonBody } from '../request/body.ts';
import { type ApiContext, findDataset } from '../request/context.ts';

const VISIBILITIES = new Set(['sync', 'async', 'deferred']);

/**
 * Handles `POST /data/mutate/{dataset}`: a transaction of mutations, all or none. Every visibility
 * is accepted and treated the same: when the response arrives, the change is durable and visible.
 */
export async function mutate(c: ApiContext): Promise<Response> {
  const dataset = findDataset(c);
  const caller = c.get('caller');
  // For a caller without write access, the smaller body limit of a query applies.
  const max = hasRole(caller, 'editor') ? MUTATION_BODY_LIMIT : QUERY_BODY_LIMIT;
  const body = await readJsonBody(c, max);
  const visibility = c.req.query('visibility') ?? 'sync';
  if (!VISIBILITIES.has(visibility)) {
    throw new ApiException(plainError(400, `Invalid visibility "${visibility}"`));
  }
  // A caller without write access is refused, whatever the rest contains.
  const most = hasRole(caller, 'editor') ? Number.POSITIVE_INFINITY : MAX_FAILURES;
  const mutations = unwrap(parseMutations(body.mutations, most));
  unwrap(checkPermissions(caller, mutations));
  const transactionId = transactionIdOf(body);

  const flag = (option: string) => c.req.query(option) === 'true';
  const outcome = await transact(c.env.service, dataset, {
    transactionId,
    steps: mutations.map(stepOf),
    errorType: 'mutationError',
    caller,
    mayWriteSystem: hasRole(caller, 'administrator'),
    autoGenerateArrayKeys: flag('autoGenerateArrayKeys'),
    dryRun: flag('dryRun'),
    signal: c.req.raw.signal,
  });
  const results = resultsOf(unwrap(outcome), (id) => dataset.get(id), {
    ids: flag('returnIds'),
    documents: flag('returnDocuments'),
  });
  return c.json({ transactionId, results });
}

function permissionOf(mutation: Mutation): string {
  if ('delete' in mutation) return 'delete';
  return 'patch' in mutation ? 'update' : 'create';
}

function checkPermissions(caller: Caller, mutations: readonly Mutation[]): Result<null> {
  const refused = hasRole(caller, 'editor') ? [] : mutations.slice(0, MAX_FAILURES);
  const failures = refused.map((mutation, index) => ({
    index,
    ...insufficientPermissions(permissionOf(mutation)),
  }));
  return toTransactionError('mutationError', requireNone(failures));
}

function resultsOf(
  plan: Plan,
  stored: (id: string) => StoredDocument | undefined,
  wanted: { ids: boolean; documents: boolean },
): JsonObject[] {
  const changes = new Map(plan.changes.map((change) => [change.id, change]));
  return plan.effects.map(({ id, operation }) => {
    const change = changes.get(id);
    // A deletion returns the previous document, a mutation without effect the stored one.
    const document = change === undefined ? stored(id) : (change.next ?? change.previous);
    return {
      ...(wanted.ids || wanted.documents ? { id } : {}),
      operation,
      ...(wanted.documents && document ? { document } : {}),
    };
  });
}
