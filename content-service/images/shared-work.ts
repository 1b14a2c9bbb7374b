interface Shared<T> {
  readonly result: Promise<T>;
  readonly abandon: AbortController;
  waiting: number;
}

/**
 * Does the same work once for all who wait for it at the same time. When the last of them has
 * left, the work is told so by its signal; whether it can still stop is its own affair.
 */
export class SharedWork<T> {
  readonly #running = new Map<string, Shared<T>>();

  /** Tells whether this work is being done. */
  has(key: string): boolean {
    return this.#running.has(key);
  }

  /**
   * The result of the work called `key`, begun with `work` unless it is being done. Rejects as the
   * work does, and with the reason of `signal` when that ends the waiting.
   */
  async get(
    key: string,
    work: (abandoned: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const running = this.#running.get(key);
    if (running?.abandon.signal.aborted) {
      // It may have stopped or not; once it is over, asking again finds out.
      await running.result.catch(() => undefined);
      return this.get(key, work, signal);
    }
    const shared = running ?? this.#begin(key, work);
    shared.waiting += 1;
    if (!signal) return shared.result;
    const { promise: left, reject } = Promise.withResolvers<never>();
    const leave = () => {
      reject(signal.reason);
      shared.waiting -= 1;
      if (shared.waiting === 0) shared.abandon.abort();
    };
    signal.addEventListener('abort', leave, { once: true });
    return Promise.race([shared.result, left]);
  }

  #begin(key: string, work: (abandoned: AbortSignal) => Promise<T>): Shared<T> {
    const abandon = new AbortController();
    const result = work(abandon.signal).finally(() => this.#running.delete(key));
    const shared = { result, abandon, waiting: 0 };
    this.#running.set(key, shared);
    return shared;
  }
}
