import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { ApiContext } from './context.ts';

/**
 * Returns a handler that rejects an operation of the hosted service that this service lacks. The
 * status is a 4xx, because the request cannot be met: clients retry a 5xx, some of them for ever.
 */
export const notAvailable = (what: string) => (): never => {
  const message = `${what} not available on the embedded content service`;
  throw new ApiException(plainError(400, message));
};

/** Rejects `POST /agent/action/*`: the embedded service has no language model. */
export function refuseAgentAction(c: ApiContext): never {
  return notAvailable(`The agent action "${c.req.param('action')}" is`)();
}
