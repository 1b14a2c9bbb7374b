import { once } from 'node:events';
import { connect } from 'node:net';

const CHUNK = Buffer.from(`10000\r\n${'['.repeat(0x10000)}\r\n`);

/** How a server ended a request with an endless body. */
export interface EndlessBodyOutcome {
  /** Its status; null without a response. */
  readonly status: number | null;
  /** Whether it closed the connection in time. */
  readonly isClosed: boolean;
}

/** A request whose body has no end. */
export interface EndlessRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends a request whose body goes on, as fast as the server reads, until the server closes the
 * connection, or `limitMs` have passed without a response, or since its response: a server may read
 * much first, such as a picture.
 */
export async function sendEndlessBody(
  { method, address, headers }: EndlessRequest,
  limitMs: number,
): Promise<EndlessBodyOutcome> {
  const { host, hostname, port, pathname, search } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let status: number | null = null;
  let isClosed = true;
  const timer = setTimeout(() => {
    isClosed = false;
    socket.destroy();
  }, limitMs);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const found = /^HTTP\/1\.1 (?!1)(\d{3}) /m.exec(chunk.toString('latin1'))?.[1];
    if (status !== null || found === undefined) return;
    status = Number(found);
    timer.refresh();
  });
  const ended = new AbortController();
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      ended.abort();
      resolve();
    });
  });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `${method} ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}Transfer-Encoding: chunked\r\n\r\n`,
  );
  try {
    while (!ended.signal.aborted) {
      if (!socket.write(CHUNK)) await once(socket, 'drain', { signal: ended.signal });
    }
  } catch {
    // It was closed meanwhile.
  }
  await closed;
  clearTimeout(timer);
  return { status, isClosed };
}
