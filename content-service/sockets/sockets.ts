import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { BUFFER_BYTES } from '../event-stream/event-stream.ts';
import { VERIFY_MS } from '../event-stream/revocation.ts';
import { ConcurrencyLimit } from '../http/concurrency-limit.ts';
import { plainError } from '../http/errors.ts';
import type { ApiError } from '../http/result.ts';
import { sendOnSocket } from '../http/send-on-socket.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { failureEntry, type Log } from '../util/log.ts';
import { RoundRobinQueue } from '../util/round-robin-queue.ts';

/**
 * How many connections may be open, and how many of them without a valid token, which a client states
 * only after the handshake; a Studio opens two in each of its tabs.
 */
export const LIMITS = { total: 500, perClient: 100, anonymous: 250 };
/** The largest message of a client, in bytes: positions in a document, or a listener's URL. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** Shorter than proxies wait for the next message. */
export const HEARTBEAT_MS = 15_000;
/** The message by which clients recognise that a quiet connection is alive. */
export const HEARTBEAT = '♥';

/** How long a connection may remain unused: a client opens one when it needs it. */
export const UNUSED_MS = 10_000;

/** The codes with which connections are closed (RFC 6455, section 7.4.1). */
export const CLOSE_CODES = {
  normal: 1000,
  goingAway: 1001,
  internalError: 1011,
  tryAgainLater: 1013,
};

const tooMany = plainError(429, 'There are too many connections; try again later');

/** The handlers of a connection. */
export interface SocketHandlers {
  /** Handles a message of the client. */
  readonly receive: (message: string) => void;
  /** Closes the connection if its client may no longer use it; called twice a second. */
  readonly verify?: () => void;
}

/** The WebSocket connections of the service (RFC 6455). */
export class Sockets {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  readonly #places = new ConcurrencyLimit(LIMITS);
  /** The connections on which no valid token has been stated. */
  readonly #anonymous = new RoundRobinQueue<Duplex>(LIMITS.anonymous);
  readonly #handlers = new Map<WebSocket, SocketHandlers>();
  /** Connections of which something has arrived since the last heartbeat. */
  readonly #heard = new WeakSet<WebSocket>();
  /** Connections whose upgrade was refused, which the HTTP server no longer knows. */
  readonly #refused = new Set<Duplex>();
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #proxies: TrustedProxies;
  readonly #log: Log;
  #isClosed = false;

  constructor(proxies: TrustedProxies, log: Log) {
    this.#proxies = proxies;
    this.#log = log;
    this.#timers = [
      setInterval(() => this.#forEach((socket) => this.#beat(socket)), HEARTBEAT_MS),
      setInterval(() => this.#verify(), VERIFY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /**
   * Completes the handshake of an upgrade request and calls `serve`, whose handlers serve the
   * connection from then on. Where one of them throws, which is a bug in the service, that
   * connection is closed with 1011 and a line in the log. `serve` is given a function to call when
   * the client has stated a valid token. Where too many connections are open, the request is refused
   * with 429; where too many are without a token, the client with the most of them loses one.
   */
  accept(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    serve: (socket: WebSocket, acknowledge: () => void) => SocketHandlers,
  ): void {
    const { network } = this.#proxies.clientOf(request);
    if (this.#isClosed || !this.#places.take(network)) {
      this.refuse(stream, tooMany);
      return;
    }
    const acknowledge = () => {
      this.#anonymous.remove(network, stream);
    };
    stream.once('close', () => {
      this.#places.leave(network);
      acknowledge();
    });
    const dropped = this.#anonymous.add(network, stream);
    if (dropped === stream) {
      this.refuse(stream, tooMany);
      return;
    }
    dropped?.destroy();
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      // A broken connection also emits `close`, which is what others listen for.
      socket.on('error', () => socket.terminate());
      socket.once('close', () => this.#handlers.delete(socket));
      const handlers = serve(socket, acknowledge);
      this.#handlers.set(socket, handlers);
      this.#heard.add(socket);
      socket.on('pong', () => this.#heard.add(socket));
      socket.on('message', (data) => {
        this.#heard.add(socket);
        this.#guard(socket, () => handlers.receive(String(data)));
      });
    });
  }

  /** Answers an upgrade request with an error instead (RFC 9110, section 7.8). */
  refuse(stream: Duplex, error: ApiError): void {
    this.#refused.add(stream);
    stream.once('close', () => this.#refused.delete(stream));
    stream.once('error', () => stream.destroy());
    // Nothing else reads the connection, so that its end would not be noticed.
    stream.resume();
    sendOnSocket(stream, error);
  }

  /** Closes all connections, and accepts no more. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#forEach((socket) => {
      socket.close(CLOSE_CODES.goingAway, 'The content service is closing');
      socket.terminate();
    });
    for (const stream of this.#refused) stream.destroy();
  }

  #forEach(act: (socket: WebSocket) => void): void {
    for (const socket of this.#server.clients) act(socket);
  }

  /**
   * Shows a client that its connection is alive, and has it show the same with a pong (RFC 6455,
   * section 5.5.3). A client that has vanished would otherwise be present until TCP gives up.
   */
  #beat(socket: WebSocket): void {
    if (!this.#heard.delete(socket)) {
      socket.terminate();
      return;
    }
    socket.ping();
    sendText(socket, HEARTBEAT);
  }

  #verify(): void {
    for (const [socket, { verify }] of this.#handlers) {
      if (verify !== undefined) this.#guard(socket, verify);
    }
  }

  /** Runs a handler of a connection, unless the connection is closing. */
  #guard(socket: WebSocket, handle: () => void): void {
    if (socket.readyState !== socket.OPEN) return;
    try {
      handle();
    } catch (error) {
      this.#log(failureEntry('A WebSocket connection failed', error));
      socket.close(CLOSE_CODES.internalError, 'The content service failed');
    }
  }
}

/** Sends a message, or closes the connection of a client for which too much is waiting. */
export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BUFFER_BYTES) socket.close(CLOSE_CODES.tryAgainLater, 'Too slow');
  else socket.send(text);
}
