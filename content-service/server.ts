import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { METHODS } from './api/request/cors.ts';
import { invalidRequest, plainError } from './http/errors.ts';
import { endIdleBodies } from './http/idle-bodies.ts';
import { sendOnSocket } from './http/send-on-socket.ts';
import { endStalledResponses } from './http/stalled-responses.ts';
import { createListener } from './listener.ts';
import { openService, type Service, type ServiceOptions } from './service/service.ts';
import { createUpgradeListener } from './upgrade.ts';

/** Room for a query of 11,264 characters in the URL (specification, section 9) and headers. */
export const MAX_HEADER_BYTES = 64 * 1024;
/** Longer than clients keep idle connections, so that they never write to a closed one. */
const KEEP_ALIVE_MS = 65_000;
/** How long responses in progress may take to finish when the server closes. */
const CLOSE_WITHIN_MS = 1200;

/** Delay after the start before the first query process is started, unless a query comes first. */
const WARM_UP_AFTER_MS = 200;

/** A listening service. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly service: Service;
  /** Stops everything within about two seconds. */
  close(): Promise<void>;
}

/**
 * Where to listen, port 0 being any free one, and the origin at which clients on other machines reach
 * the service, if that is another.
 */
export interface ListenOptions extends Omit<ServiceOptions, 'baseUrl'> {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | null;
}

/**
 * Listens first and opens the data afterwards, in one turn of the event loop: a port in use is
 * detected before any data is touched, and no request is handled before the data is open. Rejects
 * with the system's error where the port is in use, and with the store's where the data is in use.
 */
export async function startServer(options: ListenOptions): Promise<RunningServer> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS });
  // An upload over a slow connection may take longer than the default of five minutes.
  server.requestTimeout = 0;
  endIdleBodies(server);
  endStalledResponses(server);
  answerMalformedRequests(server);
  const { promise, resolve, reject } = Promise.withResolvers<RunningServer>();
  server.once('error', reject);
  server.listen(options.port, options.host, () => {
    server.off('error', reject);
    const port = portOf(server);
    const url = `http://${urlHost(options.host)}:${port}`;
    try {
      const service = openService({ ...options, baseUrl: options.publicUrl ?? url });
      server.on('request', createListener(service));
      server.on('upgrade', createUpgradeListener(service, url));
      // Delayed, so that the process that waits for the service is notified first.
      setTimeout(() => service.queries.warmUp(), WARM_UP_AFTER_MS).unref();
      resolve({ url, port, service, close: () => closeServer(server, service) });
    } catch (error) {
      server.close(() => reject(error));
      // Clients may have connected already.
      server.closeAllConnections();
    }
  });
  return promise;
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Returns the host for URLs: loopback where all addresses are bound; IPv6 in brackets. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The answer to a request for a tunnel, which only proxies open. */
const noTunnel = plainError(405, 'Method CONNECT is not allowed here', {
  allow: METHODS.join(', '),
});

/**
 * Answers malformed HTTP requests with JSON too, and those that Node.js would not answer. Where a
 * response is in progress on the connection, the connection is destroyed: anything written to it
 * would become part of that response.
 */
function answerMalformedRequests(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    latest.set(socket, response);
    response.once('close', () => {
      if (latest.get(socket) === response) latest.delete(socket);
    });
  });
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    const isAnswered = latest.get(socket)?.headersSent ?? false;
    if (isAnswered || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
    const headersTooLong = plainError(431, 'The request line and headers are too long');
    sendOnSocket(socket, tooLong ? headersTooLong : invalidRequest);
  });
  server.on('connect', (_request, socket) => {
    // The server no longer listens for its errors, such as that the client has disconnected.
    socket.on('error', () => socket.destroy());
    if (latest.has(socket)) socket.destroy();
    else sendOnSocket(socket, noTunnel);
  });
}

async function closeServer(server: Server, service: Service): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  service.eventStreams.close();
  service.sockets.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
  await promise;
  clearTimeout(timer);
  await service.close();
}
