import type { IncomingMessage } from 'node:http';
import type { Service } from '../service.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { Caller } from './auth.ts';
import { plainError } from './errors.ts';
import type { Reply } from './reply.ts';
import { fail, type Result, succeed } from './result.ts';

/** A request as a handler receives it: routed, and with its caller identified. */
export interface ApiRequest {
  readonly service: Service;
  readonly caller: Caller;
  /** `1`, `X` or a date. */
  readonly apiVersion: string;
  readonly query: URLSearchParams;
  /** The values of the route's placeholders, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly raw: IncomingMessage;
  /** Aborted when the client disconnects before the response was sent. */
  readonly signal: AbortSignal;
}

/** Handles a request; expected failures are returned as replies too. */
export type Handler = (request: ApiRequest) => Promise<Reply> | Reply;

/**
 * Returns the dataset of a request if the caller may read at least something in it: 404 where it
 * does not exist, 401 for a private one without a token.
 */
export function findDataset(request: ApiRequest): Result<DatasetState> {
  const name = request.params.dataset ?? '';
  const dataset = request.service.store.dataset(name);
  if (dataset === undefined) {
    return fail(
      plainError(404, `Dataset "${name}" not found for project ID "${request.service.projectId}"`),
    );
  }
  if (dataset.info.aclMode === 'private' && request.caller.role === 'anonymous') {
    return fail(plainError(401, `Dataset "${name}" is private; a token is needed`));
  }
  return succeed(dataset);
}
