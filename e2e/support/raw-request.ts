import { connect } from 'node:net';

/** The raw bytes of a request, and how it is sent. */
export interface RawRequest {
  readonly bytes: Buffer;
  /** How the connection is closed once everything is sent, if at all. */
  readonly closing: 'wait' | 'end' | 'destroy';
}

/** The beginning of a response. */
export interface RawResponse {
  readonly status: number;
  /** Its status line and headers, as they were sent. */
  readonly head: string;
}

/** The first response that is not informational (RFC 9110, section 15.2), up to its empty line. */
const RESPONSE = /^HTTP\/1\.1 (?!1)(\d{3}) [\s\S]*?\r\n\r\n/m;

/**
 * Sends bytes that no HTTP client would send. Resolves with the beginning of the first response, or
 * null where there is none before the connection closes or `limitMs` have passed.
 */
export function sendRaw(url: string, { bytes, closing }: RawRequest, limitMs: number) {
  const { hostname, port } = new URL(url);
  return new Promise<RawResponse | null>((resolve) => {
    const socket = connect(Number(port), hostname);
    const finish = (response: RawResponse | null) => {
      socket.destroy();
      resolve(response);
    };
    let received = '';
    socket.setTimeout(limitMs, () => finish(null));
    socket.on('error', () => finish(null));
    socket.on('close', () => finish(null));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const [head, status] = RESPONSE.exec(received) ?? [];
      if (head !== undefined) finish({ status: Number(status), head });
    });
    socket.write(bytes, () => {
      if (closing === 'end') socket.end();
      if (closing === 'destroy') setImmediate(() => finish(null));
    });
  });
}
