import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

/** A request takes no longer, in ms: nginx has given up before, also a form (40 s). */
const DEADLINE_MS = 60_000;

/** The outcome of a request: its response, or that it failed. Times are in ms since 1970. */
export interface Visit {
  readonly path: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** 0 if there was no whole response. */
  readonly status: number;
  readonly body: string;
}

interface VisitOptions {
  readonly port: number;
  readonly path: string;
  readonly method?: 'POST';
  readonly localAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the body of a page is left out, which then is not decompressed. */
  readonly isBodyUnread?: boolean;
}

/**
 * Sends a request to a port of this machine, on a connection of its own. `localAddress` is the
 * visitor's address, in 127.0.0.0/8. Never rejects.
 */
export async function visit(options: VisitOptions, body?: string): Promise<Visit> {
  const startedAt = Date.now();
  const { path, isBodyUnread = false } = options;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const headers = { 'accept-encoding': 'gzip', ...options.headers };
  const sent = request({ agent: false, host: '127.0.0.1', signal, ...options, headers }, resolve);
  sent.on('error', reject);
  sent.end(body);
  try {
    const response = await promise;
    const { statusCode: status = 0 } = response;
    const isCompressed = response.headers['content-encoding'] === 'gzip';
    const isRead = !isBodyUnread || status !== 200;
    const whole = isCompressed && isRead ? response.compose(createGunzip()) : response;
    const received = await buffer(whole);
    const body = isRead ? received.toString() : '';
    return { path, startedAt, endedAt: Date.now(), status, body };
  } catch (error) {
    return { path, startedAt, endedAt: Date.now(), status: 0, body: String(error) };
  }
}
