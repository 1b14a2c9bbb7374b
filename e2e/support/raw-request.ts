import { connect } from 'node:net';

/** The raw bytes of a request, and how it is sent. */
export interface RawRequest {
  readonly bytes: Buffer;
  /** What happens to the connection once everything is sent. */
  readonly closing: 'wait' | 'end' | 'destroy';
}

/**
 * Sends bytes that no HTTP client would send. Resolves with the status of the first response, or
 * null where there is none before the connection closes or `limitMs` have passed.
 */
export function sendRaw(url: string, { bytes, closing }: RawRequest, limitMs: number) {
  const { hostname, port } = new URL(url);
  return new Promise<number | null>((resolve) => {
    const socket = connect(Number(port), hostname);
    const finish = (status: number | null) => {
      socket.destroy();
      resolve(status);
    };
    let head = '';
    socket.setTimeout(limitMs, () => finish(null));
    socket.on('error', () => finish(null));
    socket.on('close', () => finish(null));
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (?!1)(\d{3}) /m.exec(head)?.[1];
      if (status) finish(Number(status));
    });
    socket.write(bytes, () => {
      if (closing === 'end') socket.end();
      if (closing === 'destroy') setImmediate(() => finish(null));
    });
  });
}
