import { encodeEvent, encodeKeepAlive, type ServerSentEvent } from './encode-event.ts';

/** Bytes that may wait for a client, besides those in the buffers of the operating system. */
export const BUFFER_BYTES = 1024 * 1024;

/** The dependencies of an event stream. */
export interface EventStreamHooks {
  /** Returns the last event of a stream that must not continue, or null while it may. */
  readonly revoked: () => ServerSentEvent | null;
  /** Returns the last event of a stream that ends with the service, or null for none. */
  readonly closing: () => ServerSentEvent | null;
  /** Returns the id of the position up to which everything is sent, or null where there is none. */
  readonly settledId: () => string | null;
  /** Breaks the connection. */
  readonly disconnect: () => void;
}

/**
 * The body of a response that consists of events, as many as the client can take: when too many wait
 * for it, the connection is broken. The client reconnects and resumes where it was.
 */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly #hooks: EventStreamHooks;
  readonly #onClose: (() => void)[] = [];
  #onRoom: () => void = () => undefined;
  /** Null when the stream is closed. */
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor(hooks: EventStreamHooks) {
    this.#hooks = hooks;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#onRoom(),
        cancel: () => this.#close(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: BUFFER_BYTES }),
    );
  }

  /** Whether the client has disconnected, or the stream has been ended. */
  get isClosed(): boolean {
    return this.#controller === null;
  }

  /** Calls a function once, when the stream is closed. */
  onClose(listener: () => void): void {
    if (this.isClosed) listener();
    else this.#onClose.push(listener);
  }

  /** Sends bytes that {@link encodeEvent} and its like have made. */
  send(bytes: Uint8Array): void {
    if (this.isClosed) return;
    if (this.#hasRoom) this.#controller?.enqueue(bytes);
    else this.disconnect();
  }

  /** Resolves when the client can take more, or when the stream is closed. */
  async ready(): Promise<void> {
    if (this.isClosed || this.#hasRoom) return;
    await new Promise<void>((resolve) => {
      this.#onRoom = resolve;
    });
  }

  /** Ends a stream that must not continue; returns whether it may. */
  verify(): boolean {
    const last = this.isClosed ? null : this.#hooks.revoked();
    if (last !== null) this.#end(last);
    return !this.isClosed;
  }

  /** Sends a comment, so that nothing between here and the client closes the connection. */
  keepAlive(): void {
    if (this.verify()) this.send(encodeKeepAlive(this.#hooks.settledId()));
  }

  /** Ends a stream with the service. */
  shutDown(): void {
    if (!this.isClosed) this.#end(this.#hooks.closing());
  }

  /** Breaks the connection, so that the client reconnects. */
  disconnect(): void {
    this.#close();
    this.#hooks.disconnect();
  }

  get #hasRoom(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0;
  }

  #end(last: ServerSentEvent | null): void {
    const controller = this.#controller;
    if (last !== null) controller?.enqueue(encodeEvent(last));
    controller?.close();
    this.#close();
  }

  #close(): void {
    this.#controller = null;
    this.#onRoom();
    for (const listener of this.#onClose.splice(0)) listener();
  }
}
