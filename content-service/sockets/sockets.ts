import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Places } from '../event-stream/places.ts';
import { clientAddress } from '../http/client-address.ts';
import { plainError } from '../http/errors.ts';
import type { ApiError } from '../http/result.ts';
import { sendOnSocket } from '../http/send-on-socket.ts';

/** How many connections may be open; a Studio opens two in each of its tabs. */
const LIMITS = { total: 500, perAddress: 100 };
/** The largest message of a client, in bytes: positions in a document, or a listener's URL. */
const LARGEST_MESSAGE = 64 * 1024;
/** Bytes that may wait for a client, as for event streams. */
const BUFFER_BYTES = 1024 * 1024;
/** Shorter than proxies wait for the next message. */
const HEARTBEAT_MS = 15_000;
/** The message by which clients recognise that a quiet connection is alive. */
const HEARTBEAT = '♥';

/** The codes with which connections are closed (RFC 6455, section 7.4.1). */
const GOING_AWAY = 1001;
const TRY_AGAIN_LATER = 1013;

/** The WebSocket connections of the service (RFC 6455). */
export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  readonly #places = new Places(LIMITS);
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor() {
    this.#timer = setInterval(() => {
      for (const socket of this.#server.clients) sendText(socket, HEARTBEAT);
    }, HEARTBEAT_MS);
    this.#timer.unref();
  }

  /**
   * Completes the handshake of an upgrade request and calls `connected`. Where too many connections
   * are open, the request is refused with 429.
   */
  accept(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    connected: (socket: WebSocket) => void,
  ): void {
    const address = clientAddress(request);
    if (this.#isClosed || !this.#places.take(address)) {
      refuseUpgrade(stream, plainError(429, 'There are too many connections; try again later'));
      return;
    }
    stream.once('close', () => this.#places.leave(address));
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      // A broken connection also emits `close`, which is what others listen for.
      socket.on('error', () => socket.terminate());
      connected(socket);
    });
  }

  /** Closes all connections, and accepts no more. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const socket of this.#server.clients) {
      socket.close(GOING_AWAY, 'The content service is closing');
      socket.terminate();
    }
  }
}

/** Sends a message, or closes the connection of a client for which too much is waiting. */
export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BUFFER_BYTES) socket.close(TRY_AGAIN_LATER, 'Too slow');
  else socket.send(text);
}

/** Answers an upgrade request with an error instead (RFC 9110, section 7.8). */
export function refuseUpgrade(stream: Duplex, error: ApiError): void {
  stream.once('error', () => stream.destroy());
  sendOnSocket(stream, error);
}
