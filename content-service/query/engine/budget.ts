/** Thrown where a query started as quick exceeds the limits of a quick query. */
export class TooMuchWork extends Error {}

/** Documents a quick query may visit; repeated visits count each time. */
const QUICK_VISITS = 60_000;
/** Time a quick query may spend on visits, in ms of CPU time, as other processes may be busy. */
const QUICK_MS = 60;
const VISITS_BETWEEN_CHECKS = 32;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The work a query may do before it gives way to others; unlimited unless it is quick. */
export class Budget {
  readonly #isQuick: boolean;
  readonly #end: number;
  #visits = 0;

  constructor(isQuick: boolean) {
    this.#isQuick = isQuick;
    this.#end = processorMs() + QUICK_MS;
  }

  /** Checks a planned number of visits in advance. Throws {@link TooMuchWork}. */
  plan(visits: number): void {
    if (this.#isQuick && visits > QUICK_VISITS) throw new TooMuchWork();
  }

  /** Counts a visit to a document. Throws {@link TooMuchWork} when the time is up. */
  visit(): void {
    this.#visits += 1;
    if (!this.#isQuick || this.#visits % VISITS_BETWEEN_CHECKS !== 0) return;
    if (processorMs() > this.#end) throw new TooMuchWork();
  }
}
