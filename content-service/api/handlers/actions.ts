import { parseActions } from '../../actions/parse.ts';
import { toStep } from '../../actions/to-step.ts';
import { unwrap } from '../../http/api-exception.ts';
import { transactionIdOf } from '../../http/transaction-id.ts';
import { transact } from '../../mutate/transact.ts';
import { MUTATION_BODY_LIMIT, readJsonBody } from '../request/body.ts';
import { type ApiContext, findDataset } from '../request/context.ts';

/**
 * Handles `POST /data/actions/{dataset}`: the actions of a request are one transaction of the
 * mutations they are compiled to. `skipCrossDatasetReferenceValidation` makes no difference,
 * because references into other datasets are never checked.
 */
export async function applyActions(c: ApiContext): Promise<Response> {
  const dataset = findDataset(c);
  const body = await readJsonBody(c, MUTATION_BODY_LIMIT);
  const actions = unwrap(parseActions(body.actions));
  const transactionId = transactionIdOf(body);
  const outcome = await transact(c.env.service, dataset, {
    transactionId,
    steps: actions.map(toStep),
    errorType: 'actionError',
    caller: c.get('caller'),
    mayWriteSystem: true,
    autoGenerateArrayKeys: false,
    dryRun: body.dryRun === true,
    signal: c.req.raw.signal,
  });
  unwrap(outcome);
  return c.json({ transactionId });
}
