import type { IncomingMessage, ServerResponse } from 'node:http';
import { ConcurrencyLimit } from '../http/concurrency-limit.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { EventStream, type EventStreamHooks } from './event-stream.ts';
import { VERIFY_MS } from './revocation.ts';

/**
 * How many streams may be open, those of anonymous clients apart from those with a token. Streams of
 * this machine and of trusted proxies themselves count only towards the total: they are of many clients.
 */
export const LIMITS = {
  anonymous: { total: 500, perClient: 50 },
  // A Studio opens about a dozen in each of its tabs.
  authenticated: { total: 500, perClient: 250 },
};
/** Shorter than proxies and clients wait for the next byte of a response. */
const KEEP_ALIVE_MS = 15_000;

/** The connection of a request. */
export interface Connection {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Whether the client has no token. */
  readonly isAnonymous: boolean;
}

/** All open event streams of the service. */
export class EventStreams {
  readonly #open = new Set<EventStream>();
  readonly #anonymous = new ConcurrencyLimit(LIMITS.anonymous);
  readonly #authenticated = new ConcurrencyLimit(LIMITS.authenticated);
  readonly #proxies: TrustedProxies;
  readonly #timers: readonly NodeJS.Timeout[];
  #isClosed = false;

  constructor(proxies: TrustedProxies) {
    this.#proxies = proxies;
    this.#timers = [
      setInterval(() => this.#forEach((stream) => stream.keepAlive()), KEEP_ALIVE_MS).unref(),
      setInterval(() => this.#forEach((stream) => stream.verify()), VERIFY_MS).unref(),
    ];
  }

  /** Opens a stream, or returns null where too many are open. */
  open(
    { incoming, outgoing, isAnonymous }: Connection,
    hooks: Omit<EventStreamHooks, 'disconnect'>,
  ): EventStream | null {
    const places = isAnonymous ? this.#anonymous : this.#authenticated;
    const { network, isProxy } = this.#proxies.clientOf(incoming);
    const client = isProxy ? null : network;
    if (this.#isClosed || !places.take(client)) return null;
    const stream = new EventStream({ ...hooks, disconnect: () => outgoing.destroy() });
    this.#open.add(stream);
    stream.onClose(() => {
      this.#open.delete(stream);
      places.leave(client);
    });
    return stream;
  }

  /** Ends all streams, and opens no more. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#forEach((stream) => stream.shutDown());
  }

  #forEach(act: (stream: EventStream) => void): void {
    for (const stream of this.#open) act(stream);
  }
}
