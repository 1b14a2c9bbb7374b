import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { takeToken } from '../lib/preview/preview-link.ts';
import { neverKept } from '../lib/preview/see-other.ts';
import { plainError } from './plain-error.ts';
import { servableTarget } from './request-target.ts';
import type { HeaderList } from './security-headers.ts';
import { answerUnreadableRequests } from './unreadable-requests.ts';

/** The framework's part: answers one request, and throws or rejects only on a bug. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * An HTTP server around `handler` that never sends a response without the `security` headers,
 * and that itself answers what the framework cannot: unreadable requests and malformed paths
 * with 400, a failed handler with 500. The handler may overwrite a security header.
 */
export function createSiteServer(handler: SiteHandler, security: HeaderList): Server {
  // A missing Host header is answered below: Node's own answer would lack the headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    void serve(request, response, handler, security);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    sendError(response, 417, security);
  });
  answerUnreadableRequests(server, security);
  return server;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  handler: SiteHandler,
  security: HeaderList,
): Promise<void> {
  const target = servableTarget(request.url ?? '');
  const hostless = request.httpVersion === '1.1' && request.headers.host === undefined;
  const link = target === null ? takeToken(request.url ?? '') : null;
  if (hostless || (target === null && link === null)) {
    sendError(response, 400, security);
    return;
  }
  for (const [name, value] of security) {
    response.setHeader(name, value);
  }
  if (target === null) {
    // Nothing can be opened there, but a preview token leaves the address all the same.
    response.writeHead(303, { ...neverKept, Location: '/' }).end();
    return;
  }
  request.url = target;
  try {
    await handler(request, response);
  } catch (error) {
    console.error(error);
    sendError(response, 500, security);
  }
}

/** Ends `response` as an error, or cuts it off when it has already begun. */
function sendError(response: ServerResponse, status: number, security: HeaderList): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const error = plainError(status, security);
  for (const name of response.getHeaderNames()) {
    response.removeHeader(name);
  }
  for (const [name, value] of error.headers) {
    response.setHeader(name, value);
  }
  response.statusCode = status;
  response.end(error.body);
}
