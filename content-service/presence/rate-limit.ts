const SPAN_MS = 1000;

/** Counts how often something happens in one second. */
export class RateLimit {
  readonly #max: number;
  #start = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts one time; returns false beyond the limit. The second begins with the first time. */
  take(): boolean {
    const now = performance.now();
    if (now - this.#start >= SPAN_MS) {
      this.#start = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#max;
  }
}
