import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extractToken } from '../lib/request/preview/preview-link.ts';
import { uncachedHeaders } from '../lib/request/preview/see-other.ts';
import type { Admission } from './request/admit.ts';
import { servableTarget } from './request-target.ts';
import type { HeaderList } from './security-headers.ts';
import { sendError } from './send-error.ts';
import { answerUnreadableRequests } from './unreadable-requests.ts';

/** The framework's part: answers one request, and throws or rejects only on a bug. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Decides whether the handler gets a request, and which; rejects only on a bug. */
export type Admit = (request: IncomingMessage, response: ServerResponse) => Promise<Admission>;

interface SiteServerParts {
  readonly handler: SiteHandler;
  readonly admit: Admit;
  /** Whether there is anything to upgrade to; only the framework's development has WebSockets. */
  readonly takesUpgrades: boolean;
  /** Headers of every response; the handler may overwrite them. */
  readonly security: HeaderList;
}

/**
 * An HTTP server around `handler` that never sends a response without the `security` headers,
 * and that itself answers what the framework cannot: unreadable requests and malformed paths
 * with 400, what is not admitted, a failed handler with 500.
 */
export function createSiteServer(parts: SiteServerParts): Server {
  const { security, takesUpgrades } = parts;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    void serve(request, response, parts);
  };
  // A missing Host header is answered below: Node's own answer would lack the headers.
  const server = createServer(
    {
      requireHostHeader: false,
      // Whoever asks for another protocol is answered in this one (RFC 9110, section 7.8); the
      // framework would take the request past the handler.
      shouldUpgradeCallback: () => takesUpgrades,
    },
    listener,
  );
  // Who waits to be asked for a body is asked when it is known that it may come.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    sendError(response, 417, security);
  });
  answerUnreadableRequests(server, security);
  return server;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { handler, admit, security }: SiteServerParts,
): Promise<void> {
  const target = servableTarget(request.url ?? '');
  const hostless = request.httpVersion === '1.1' && request.headers.host === undefined;
  const link = target === null ? extractToken(request.url ?? '') : null;
  if (hostless || (target === null && link === null)) {
    sendError(response, 400, security);
    return;
  }
  for (const [name, value] of security) {
    response.setHeader(name, value);
  }
  if (target === null) {
    // Nothing can be opened there, but a preview token leaves the address all the same.
    response.writeHead(303, { ...uncachedHeaders, Location: '/' }).end();
    return;
  }
  request.url = target;
  try {
    const admission = await admit(request, response);
    if (admission.ok) {
      // Whoever leaves breaks the request off; an error that nobody listens to would be a bug's.
      for (const one of new Set([request, admission.request])) one.on('error', () => undefined);
      try {
        await handler(admission.request, response);
      } finally {
        admission.release();
      }
    } else if (admission.status === null) response.destroy();
    else if (admission.status < 400) sendEmpty(response, admission.status, admission.headers);
    else sendError(response, admission.status, security, admission.headers);
  } catch (error) {
    console.error(error);
    sendError(response, 500, security);
  }
}

function sendEmpty(response: ServerResponse, status: number, headers: HeaderList): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status).end();
}
