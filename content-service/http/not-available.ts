import type { Handler } from './api-request.ts';
import { plainError } from './errors.ts';
import { errorReply } from './reply.ts';

/**
 * Answers that an operation of the hosted service is not part of this one. It is the caller's
 * request that cannot be met, so it is a 4xx: clients repeat 5xx, some of them for ever.
 */
export function notAvailable(what: string): Handler {
  return () => errorReply(plainError(400, `${what} not available on the embedded content service`));
}

/** `POST /agent/action/*`: the embedded service has no language model. */
export const agentActions: Handler = (request) =>
  errorReply(
    plainError(
      400,
      `The agent action "${request.params.action}" is not available on the embedded content service`,
    ),
  );
