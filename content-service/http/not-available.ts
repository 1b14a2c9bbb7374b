import type { Handler } from './api-request.ts';
import { plainError } from './errors.ts';
import { errorReply } from './reply.ts';

/** Answers that something of the hosted service is not part of this one: 501, and what it is. */
export function notAvailable(what: string): Handler {
  return () => errorReply(plainError(501, `${what} not available on the embedded content service`));
}

/**
 * `POST /agent/action/*`: the embedded service has no language model. It is the caller's request
 * that cannot be met, so it is a client error, which the client rejects with and does not repeat.
 */
export const agentActions: Handler = (request) =>
  errorReply(
    plainError(
      400,
      `The agent action "${request.params.action}" is not available on the embedded content service`,
    ),
  );
