import { unlessAborted } from './unless-aborted.ts';

interface Shared<T> {
  readonly result: Promise<T>;
  readonly abandon: AbortController;
  waiting: number;
}

/**
 * Runs the same work once for all concurrent waiters. When the last of them has left, the work's
 * signal is aborted; whether the work stops then is up to the work.
 */
export class SharedWork<T> {
  readonly #running = new Map<string, Shared<T>>();

  /**
   * Returns the result of the work with this `key`, started with `work` unless it is running.
   * Rejects as the work does, and with the reason of `signal` when that aborts.
   */
  async get(
    key: string,
    work: (abandoned: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const running = this.#running.get(key);
    if (running?.abandon.signal.aborted) {
      // It may stop or finish; once it is over, the retry finds out.
      await running.result.catch(() => undefined);
      return this.get(key, work, signal);
    }
    const shared = running ?? this.#begin(key, work);
    shared.waiting += 1;
    const leave = () => {
      shared.waiting -= 1;
      if (shared.waiting === 0) shared.abandon.abort();
      return true;
    };
    return unlessAborted(shared.result, leave, signal);
  }

  #begin(key: string, work: (abandoned: AbortSignal) => Promise<T>): Shared<T> {
    const abandon = new AbortController();
    const result = work(abandon.signal).finally(() => this.#running.delete(key));
    const shared = { result, abandon, waiting: 0 };
    this.#running.set(key, shared);
    return shared;
  }
}
