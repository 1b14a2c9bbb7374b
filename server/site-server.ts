import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ExtractedToken, extractToken } from '../lib/request/preview/preview-link.ts';
import { uncachedHeaders } from '../lib/request/preview/see-other.ts';
import { onResponseComplete } from './http/on-response-end.ts';
import type { HeaderList } from './http/security-headers.ts';
import { sendError } from './http/send-error.ts';
import type { SiteHandler } from './http/site-handler.ts';
import type { Admission } from './request/admit.ts';
import { BODY_IDLE_MS } from './request/body-limits.ts';
import { discardRest } from './request/discard-rest.ts';
import { hasTooManyParameters, servableTarget } from './request-target.ts';
import { type ServeSerially, serializeConnections } from './serialize-connections.ts';
import { answerUnreadableRequests } from './unreadable-requests.ts';

/** Decides whether the handler receives a request, and in which form; rejects only on a bug. */
export type Admit = (request: IncomingMessage, response: ServerResponse) => Promise<Admission>;

interface SiteServerParts {
  readonly handler: SiteHandler;
  readonly admit: Admit;
  /**
   * Answers an admitted request before the handler receives it, with all headers of a response that the
   * handler has made before, among them those of `security`; returns whether it did.
   */
  readonly answerAtOnce?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Whether upgrades are accepted; only the framework's development server has WebSockets. */
  readonly takesUpgrades: boolean;
  /** Headers of every response; the handler may overwrite them. */
  readonly security: HeaderList;
  /**
   * Milliseconds for the rest of a body after the response to its request; by default, as long as a
   * body may make no progress.
   */
  readonly restMs?: number;
}

/**
 * How long a connection without a request is left open: longer than by the proxies in front, most of
 * which close theirs after a minute. They would send a request into a connection that is being closed.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * How many listeners an event of a response has before Node.js warns of a leak: the framework alone
 * adds about as many as its default.
 */
const MAX_LISTENERS = 20;

/**
 * Creates an HTTP server around `handler` that never sends a response without the `security`
 * headers. The server itself responds where the framework cannot: with 400 to unreadable requests
 * and malformed paths, with the given status to requests that are not admitted, with 500 if the
 * handler fails. The requests of one connection are served one after the other.
 */
export function createSiteServer(parts: SiteServerParts): Server {
  const { security, takesUpgrades, restMs = BODY_IDLE_MS } = parts;
  const serveSerially = serializeConnections();
  const answerSerially: ServeSerially = (request, response, answer) => {
    // The parser reads on to the end of what has arrived: hundreds of requests, for which nothing is
    // prepared.
    if (request.socket.destroyed) return;
    response.setMaxListeners(MAX_LISTENERS);
    discardRest(request, response, restMs);
    serveSerially(request, response, answer);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    answerSerially(request, response, () => void serve(request, response, parts));
  // The Host header is checked below: Node's own response would lack the headers.
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requireHostHeader: false,
      // A request to upgrade gets a normal response (RFC 9110, section 7.8); the framework would
      // bypass the handler for it.
      shouldUpgradeCallback: () => takesUpgrades,
    },
    listener,
  );
  // A client that expects 100 (Continue) receives it only once its body is known to be acceptable.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  server.on('checkExpectation', (request, response: ServerResponse) =>
    answerSerially(request, response, () => sendError(response, 417, security)),
  );
  answerUnreadableRequests(server, security);
  return server;
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { handler, admit, answerAtOnce, security }: SiteServerParts,
): Promise<void> {
  request.on('error', ignoreDisconnect);
  const target = servableTarget(request.url ?? '');
  const link = target === null ? findToken(request.url ?? '') : null;
  if (!hasOneHost(request) || (target === null && link === null)) {
    sendError(response, 400, security);
    return;
  }
  if (target === null) {
    // There is no page at such a path, but the preview token must still leave the address.
    setHeaders(response, security);
    response.writeHead(303, { ...uncachedHeaders, Location: '/' }).end();
    return;
  }
  request.url = target;
  try {
    const admission = await admit(request, response);
    if (admission.ok && answerAtOnce?.(admission.request, response)) {
      admission.release();
      return;
    }
    // A request may have proved malformed meanwhile, and was answered.
    if (!response.headersSent) setHeaders(response, security);
    if (admission.ok) {
      admission.request.on('error', ignoreDisconnect);
      await handleAdmitted(admission, response, handler);
    } else if (admission.status === null) response.destroy();
    else if (admission.status < 400) sendEmpty(response, admission.status, admission.headers);
    else sendError(response, admission.status, security, admission.headers);
  } catch (error) {
    console.error(error);
    sendError(response, 500, security);
  }
}

/** Returns the preview token in a target that cannot be served, unless the search would take long. */
function findToken(target: string): ExtractedToken | null {
  return hasTooManyParameters(target) ? null : extractToken(target);
}

/** The body stays counted while the handler works on it, even if the client has disconnected. */
async function handleAdmitted(
  { request, release }: Extract<Admission, { ok: true }>,
  response: ServerResponse,
  handler: SiteHandler,
): Promise<void> {
  const releaseOnce = onResponseComplete(response, release);
  try {
    await handler(request, response);
  } finally {
    releaseOnce();
  }
}

/** Whether a request names its host as RFC 9112, section 3.2, demands. */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  // `headers` has the first one only, and Node.js makes `headersDistinct` for this alone.
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && isHost(name)).length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}

/**
 * A client that disconnects causes an error event; without a listener at any moment of the request,
 * it would be an uncaught exception.
 */
function ignoreDisconnect(): void {}

/** Ends `response` without a body, unless its request has proved malformed and was answered. */
function sendEmpty(response: ServerResponse, status: number, headers: HeaderList): void {
  if (response.headersSent) return;
  setHeaders(response, headers);
  response.writeHead(status).end();
}

function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
