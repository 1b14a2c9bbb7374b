import type { IncomingMessage, ServerResponse } from 'node:http';
import { decideCors, isAllowedOrigin, preflightHeaders } from './http/cors.ts';
import { plainError } from './http/errors.ts';
import { errorReply, json, type Reply, sendReply } from './http/reply.ts';
import { parseRequestUrl, type RequestUrl } from './http/request-url.ts';
import { fail, type Result, succeed } from './http/result.ts';
import { findRoute } from './http/router.ts';
import { routes } from './routes.ts';
import type { Service } from './service.ts';

/** A request tag is 1 to 75 characters of this set (specification, section 9). */
const REQUEST_TAG = /^[a-z0-9._-]{1,75}$/i;

/** Path prefixes any origin may read: images, files and the health check. */
const OPEN_PATHS = new Set(['images', 'files', 'healthz']);

/**
 * Handles one request from beginning to end. An exception on the way is a bug in the service: it is
 * answered with 500. Every response of 500 and above writes one line to the log, without the query
 * of the URL, which may contain private data. A response with `Retry-After` is not logged, because
 * any client can cause an unlimited number of them.
 */
export async function dispatch(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path] = (request.url ?? '').split('?');
  const report = (status: number, detail: string) =>
    service.log(JSON.stringify({ level: 'error', status, method: request.method, path, detail }));
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  try {
    let isReported = false;
    const reply = await answer(service, request, gone.signal).catch((error: unknown) => {
      // A client that disconnects in the middle of an upload is not a failure of the service.
      if (!(request.destroyed && !request.complete)) report(500, describeError(error));
      isReported = true;
      return errorReply(plainError(500, 'The content service failed to answer this request'));
    });
    if (gone.signal.aborted) {
      response.destroy();
      return;
    }
    const isBusy = reply.headers['retry-after'] !== undefined;
    if (reply.status >= 500 && !isBusy && !isReported) {
      report(reply.status, 'The request could not be served');
    }
    await sendReply(request, response, reply);
    // The unread rest of the body is read and discarded, so that the response arrives.
    request.resume();
  } catch (error) {
    report(500, describeError(error));
    response.destroy();
  }
}

const describeError = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function answer(
  service: Service,
  request: IncomingMessage,
  signal: AbortSignal,
): Promise<Reply> {
  const url = parseRequestUrl(request.url ?? '/');
  if (!url.ok) return errorReply(url.error);
  const { segments } = url.value;
  if (OPEN_PATHS.has(segments[0] ?? '') && url.value.apiVersion === null) {
    if (request.method === 'OPTIONS') return openPreflight;
    const reply = await route(service, request, url.value, signal);
    return withHeaders(reply, { 'access-control-allow-origin': '*' });
  }
  if (segments.join('/') === 'check/cors') return checkCors(service, request);
  const cors = decideCors(request.headers, service.allowedOrigins);
  if (cors.refusal !== null) return withHeaders(errorReply(cors.refusal), cors.headers);
  if (request.method === 'OPTIONS') {
    const headers = { ...cors.headers, ...preflightHeaders(request.headers) };
    return { status: 204, headers, body: null };
  }
  return withHeaders(await route(service, request, url.value, signal), cors.headers);
}

const openPreflight: Reply = {
  status: 204,
  headers: {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  },
  body: null,
};

/**
 * Returns whether the origin is allowed, to any origin; otherwise the client could not tell the
 * visitor why it is refused.
 */
function checkCors(service: Service, request: IncomingMessage): Reply {
  const { origin } = request.headers;
  const allowed = isAllowedOrigin(origin, service.allowedOrigins);
  return json(
    200,
    { result: { allowed, withCredentials: allowed } },
    { 'access-control-allow-origin': origin ?? '*', vary: 'Origin' },
  );
}

async function route(
  service: Service,
  request: IncomingMessage,
  url: RequestUrl,
  signal: AbortSignal,
): Promise<Reply> {
  const method = request.method ?? 'GET';
  const match = findRoute(routes, method, url.segments, url.apiVersion !== null);
  if (!match.ok) return errorReply(match.error);
  const valid = validate(service, request, url);
  if (!valid.ok) return errorReply(valid.error);
  const caller = service.authenticate(request.headers);
  if (!caller.ok) return errorReply(caller.error);
  return match.value.route.handler({
    service,
    caller: caller.value,
    apiVersion: url.apiVersion ?? '1',
    query: url.query,
    params: match.value.params,
    raw: request,
    signal,
  });
}

function validate(service: Service, request: IncomingMessage, url: RequestUrl): Result<null> {
  const project = request.headers['x-sanity-project-id'];
  if (project !== undefined && project !== service.projectId) {
    return fail(
      plainError(404, `Project "${String(project)}" not found; this is "${service.projectId}"`),
    );
  }
  const tag = url.query.get('tag');
  if (tag !== null && !REQUEST_TAG.test(tag)) {
    return fail(
      plainError(
        400,
        'The request tag can only contain alphanumeric characters, underscores, dashes and dots, and must be 1 to 75 characters long',
      ),
    );
  }
  return succeed(null);
}

function withHeaders(reply: Reply, headers: Readonly<Record<string, string>>): Reply {
  const vary = [reply.headers.vary, headers.vary].filter((value) => value !== undefined).join(', ');
  const merged = { ...reply.headers, ...headers };
  return { ...reply, headers: vary === '' ? merged : { ...merged, vary } };
}
