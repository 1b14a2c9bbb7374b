import type { Handler } from './api-request.ts';
import { plainError } from './errors.ts';
import { errorReply } from './reply.ts';

/**
 * Returns a handler that rejects an operation of the hosted service that this service lacks. The
 * status is a 4xx, because the request cannot be met: clients retry a 5xx, some of them for ever.
 */
export function notAvailable(what: string): Handler {
  return () => errorReply(plainError(400, `${what} not available on the embedded content service`));
}

/** Rejects `POST /agent/action/*`: the embedded service has no language model. */
export const agentActions: Handler = (request) =>
  errorReply(
    plainError(
      400,
      `The agent action "${request.params.action}" is not available on the embedded content service`,
    ),
  );
