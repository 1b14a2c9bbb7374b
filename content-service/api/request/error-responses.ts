import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { ApiError } from '../../http/result.ts';
import type { ApiEnv } from './context.ts';
import { METHODS } from './cors.ts';

const send = (c: Context, { status, body, headers }: ApiError): Response =>
  c.json(body, status, headers);

/**
 * Sends the error that a handler or middleware has thrown: an expected failure as it is, anything
 * else, which is a bug in the service, as 500. Every response of 500 and above writes one line to
 * the log, without the query of the URL, which may contain private data. A response with
 * `Retry-After` is not logged, because any client can cause an unlimited number of them, and no
 * failure that a client causes by disconnecting.
 */
export const handleError: ErrorHandler<ApiEnv> = (thrown, c) => {
  const { incoming, service } = c.env;
  const report = (status: number, message: string, detail?: string) => {
    const [path] = (incoming.url ?? '').split('?');
    service.log({ level: 'error', message, status, method: incoming.method, path, detail });
  };
  if (!(thrown instanceof ApiException)) {
    // The body may have arrived before the client disconnected, but not have been read.
    const isCutOff = thrown === incoming.errored || (incoming.destroyed && !incoming.complete);
    if (!isCutOff) report(500, thrown.message, thrown.stack);
    return send(c, plainError(500, 'The content service failed to answer this request'));
  }
  const { error } = thrown;
  const isBusy = error.headers?.['retry-after'] !== undefined;
  if (error.status >= 500 && !isBusy && !c.req.raw.signal.aborted) {
    report(error.status, 'The request could not be served');
  }
  return send(c, error);
};

/** Responds 404 where no route has the path. */
export const handleNotFound: NotFoundHandler<ApiEnv> = (c) =>
  send(c, plainError(404, `There is nothing at ${c.req.path}`));

/** Responds 405 where a route has the path, but not for the method (RFC 9110, section 15.5.6). */
export function handleMethodNotAllowed(c: Context<ApiEnv>, allowed: string[]): Response {
  const allow = METHODS.filter((method) => method === 'OPTIONS' || allowed.includes(method));
  const message = `The method ${c.req.method} is not allowed here`;
  return send(c, plainError(405, message, { allow: allow.join(', ') }));
}
