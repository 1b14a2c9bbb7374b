import { isRecord } from '../../lib/content/parse/formats/is-record.ts';

/** The part of a request that is used here. */
interface StreamRequest {
  readonly headers?: HeadersInit | undefined;
  readonly signal?: AbortSignal | null | undefined;
}

/** A message of the content service for one of the streams. */
interface StreamMessage {
  readonly id: string;
  readonly status?: number;
  readonly contentType?: string;
  readonly data?: string;
  readonly end?: boolean;
  /** Why the stream has ended, if it failed. */
  readonly error?: string;
}

interface OpenStream {
  readonly receive: (message: StreamMessage) => void;
  readonly fail: (error: Error) => void;
}

/**
 * How long nothing may arrive before a connection counts as lost: the service sends a heartbeat every
 * 15 s (`content-service/README.md`), of which two are missing by then. A network that stops forwarding a
 * connection does not close it.
 */
const SILENCE_MS = 40_000;

const encoder = new TextEncoder();

/**
 * Returns a function like `fetch` for event streams, which transfers all of them over one WebSocket
 * to the embedded content service (`content-service/README.md`, WebSocket connections). Browsers
 * open six connections to an origin under HTTP/1.1, and the listeners of a Studio would leave none
 * for its writes. When the connection is lost or silent, all streams fail, and are opened again by those
 * who read them.
 *
 * @param address the address of the tunnel, such as `ws://127.0.0.1:3333/v1/event-streams`
 */
export function createEventTunnel(address: string) {
  const streams = new Map<string, OpenStream>();
  let count = 0;
  let socket: Promise<WebSocket> | null = null;

  function connect(): Promise<WebSocket> {
    const connection = new WebSocket(address);
    const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
    /** Fails the streams; has no effect when another connection has replaced this one. */
    function lose() {
      clearTimeout(silence);
      if (socket !== promise) return;
      socket = null;
      const error = new TypeError('The connection to the content service is lost.');
      reject(error);
      for (const stream of streams.values()) stream.fail(error);
      streams.clear();
    }
    function giveUp() {
      lose();
      // It may take minutes until the browser reports the end.
      connection.close();
    }
    let silence = setTimeout(giveUp, SILENCE_MS);
    connection.addEventListener('open', () => resolve(connection));
    connection.addEventListener('message', ({ data }) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_MS);
      const message = readMessage(data);
      if (message) streams.get(message.id)?.receive(message);
    });
    connection.addEventListener('close', lose);
    return promise;
  }

  return async (url: string, { headers, signal }: StreamRequest = {}): Promise<Response> => {
    socket ??= connect();
    const connection = await socket;
    signal?.throwIfAborted();
    const id = String(count);
    count += 1;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>();
    const body = writable.getWriter();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();

    function close() {
      if (streams.delete(id) && connection.readyState === WebSocket.OPEN) {
        connection.send(JSON.stringify({ close: id }));
      }
    }
    function fail(error: unknown) {
      reject(error);
      body.abort(error).catch(() => {});
    }
    // It fails when the reader cancels the stream.
    body.closed.catch(close);
    signal?.addEventListener('abort', () => {
      close();
      fail(signal.reason);
    });

    streams.set(id, {
      fail,
      receive: ({ status, contentType, data, end, error }) => {
        if (status !== undefined) {
          const type = contentType ?? 'text/event-stream';
          resolve(new Response(readable, { status, headers: { 'Content-Type': type } }));
        }
        if (data !== undefined) body.write(encoder.encode(data)).catch(() => {});
        if (!end) return;
        streams.delete(id);
        if (error === undefined) body.close().catch(() => {});
        else fail(new TypeError(error));
      },
    });
    const { pathname, search } = new URL(url);
    const sent = new Headers(headers);
    connection.send(
      JSON.stringify({
        open: id,
        path: pathname + search,
        authorization: sent.get('Authorization') ?? undefined,
        lastEventId: sent.get('Last-Event-ID') ?? undefined,
      }),
    );
    return promise;
  };
}

/** Returns a message of the service; null for its heartbeat, which is not JSON. */
function readMessage(text: unknown): StreamMessage | null {
  if (typeof text !== 'string' || !text.startsWith('{')) return null;
  const message: unknown = JSON.parse(text);
  return isRecord(message) && typeof message.id === 'string'
    ? { ...message, id: message.id }
    : null;
}
