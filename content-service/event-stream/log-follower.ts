import { setImmediate } from 'node:timers/promises';
import type { DatasetInfo } from '../store/dataset-state.ts';
import type { ContentStore } from '../store/store.ts';
import type { LoggedTransaction } from '../store/transaction.ts';
import { failureEntry, type Log } from '../util/log.ts';
import type { EventStream } from './event-stream.ts';
import { encodePosition, type LogPosition } from './log-position.ts';
import { SubscriberIndex } from './subscriber-index.ts';

/** How long deliveries may take before other work gets its turn, in ms. */
const TURN_MS = 8;

/** A stream that follows the changes of a dataset. */
export interface Subscriber {
  readonly dataset: DatasetInfo;
  /** The documents whose changes it may need, or null for any. */
  readonly ids: ReadonlySet<string> | null;
  readonly stream: EventStream;
  /** Its position, until it has caught up with the others. */
  position: LogPosition;
}

/**
 * Sends to subscribers what they need of a transaction. `rest` must be awaited after each document,
 * so that the service can do other work in between, and ends the delivery where it resolves to
 * false: nobody is left.
 */
export type Deliver<S extends Subscriber> = (
  transaction: LoggedTransaction,
  subscribers: readonly S[],
  rest: () => Promise<boolean>,
) => Promise<void>;

/**
 * Reads the transaction log and sends each transaction to the subscribers, in order and once. The log
 * is the only source: a subscriber that was disconnected resumes from its position in it, also
 * after a restart of the service. One that is behind reads the log by itself, no faster than its
 * client can take it, until it has caught up with the others.
 */
export class LogFollower<S extends Subscriber> {
  readonly #store: ContentStore;
  readonly #deliver: Deliver<S>;
  readonly #report: Log;
  readonly #unsubscribe: () => void;
  /** The subscribers that have caught up. */
  readonly #current = new SubscriberIndex<S>();
  /** The last transaction whose delivery to them has begun. */
  #begun: number;
  /** The last transaction that has been delivered to them. */
  #done: number;
  /** When the turn of the deliveries ends, in the time of `performance.now()`. */
  #turnEnd = 0;
  #isRunning = false;
  #isClosed = false;

  constructor(store: ContentStore, deliver: Deliver<S>, report: Log) {
    this.#store = store;
    this.#deliver = deliver;
    this.#report = report;
    this.#begun = store.log.latest();
    this.#done = this.#begun;
    this.#unsubscribe = store.onCommit(() => {
      if (!this.#isRunning) void this.#run();
    });
  }

  /**
   * Sends a subscriber everything after its position, and from then on each transaction when it has
   * been committed. Resolves when it has caught up.
   */
  async follow(subscriber: S): Promise<void> {
    const { stream, dataset } = subscriber;
    stream.onClose(() => this.#current.remove(subscriber));
    while (!stream.isClosed && subscriber.position.sequence < this.#begun) {
      const transaction = this.#store.log.next(subscriber.position.sequence, dataset.name);
      if (transaction !== null) await this.#send(transaction, [subscriber], () => stream.ready());
      const sequence = transaction?.sequence ?? this.#begun;
      subscriber.position = { sequence, changes: 0 };
    }
    if (!stream.isClosed) this.#current.add(subscriber);
  }

  /**
   * Returns the id of the position up to which a subscriber has been sent everything, or null while
   * that changes, because it is catching up or a transaction is being delivered, or has not changed
   * since it started.
   */
  settledId(subscriber: S): string | null {
    const isSettled =
      this.#current.has(subscriber) &&
      this.#begun === this.#done &&
      this.#done > subscriber.position.sequence;
    if (!isSettled) return null;
    return encodePosition(subscriber.dataset, { sequence: this.#done, changes: 0 });
  }

  /** Stops reading the log. */
  close(): void {
    this.#isClosed = true;
    this.#unsubscribe();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // The writer gets its response first.
    this.#turnEnd = 0;
    await this.#rest();
    let transaction = this.#next();
    while (transaction !== null) {
      await this.#send(transaction, this.#subscribersTo(transaction));
      this.#done = transaction.sequence;
      await this.#rest();
      transaction = this.#next();
    }
    // In the same turn as the last look into the log, so that no commit is missed.
    this.#isRunning = false;
  }

  /** Returns the next transaction to be delivered, or null where there is none. */
  #next(): LoggedTransaction | null {
    if (this.#isClosed) return null;
    const { log } = this.#store;
    const transaction = this.#current.isEmpty ? null : log.next(this.#begun);
    this.#begun = transaction?.sequence ?? log.latest();
    if (transaction === null) this.#done = this.#begun;
    return transaction;
  }

  /** Lets other work happen when the turn is over. */
  async #rest(): Promise<void> {
    if (performance.now() < this.#turnEnd) return;
    await setImmediate();
    this.#turnEnd = performance.now() + TURN_MS;
  }

  #subscribersTo({ sequence, dataset, changes }: LoggedTransaction): S[] {
    return this.#current
      .interestedIn(changes.map(({ documentId }) => documentId))
      .filter((other) => other.dataset.name === dataset && other.position.sequence < sequence);
  }

  async #send(
    transaction: LoggedTransaction,
    subscribers: readonly S[],
    ready: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const open = subscribers.filter(({ stream }) => stream.verify());
    const rest = async () => {
      await this.#rest();
      await ready();
      return open.some(({ stream }) => !stream.isClosed);
    };
    try {
      if (open.length > 0) await this.#deliver(transaction, open, rest);
    } catch (error) {
      const what = `The transaction "${transaction.id}" cannot be sent to event streams`;
      this.#report(failureEntry(what, error));
      for (const { stream } of open) stream.disconnect();
    }
  }
}
