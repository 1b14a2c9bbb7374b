/** A request that arrives at a server. */
export interface Arrival {
  /** In seconds. */
  readonly at: number;
  /** How long a server works on it, in seconds. */
  readonly service: number;
}

/**
 * Simulates requests that are answered by one or several equal servers in the order in which they
 * arrive. Returns how long each request takes from its arrival to its end, in seconds.
 */
export function simulate(arrivals: readonly Arrival[], servers = 1): readonly number[] {
  const responses: number[] = [];
  /** When each server will be done with what it has. */
  const free = new Array<number>(servers).fill(0);
  for (const { at, service } of arrivals.toSorted((a, b) => a.at - b.at)) {
    const next = free.indexOf(Math.min(...free));
    const begins = Math.max(at, free[next] ?? 0);
    free[next] = begins + service;
    responses.push(begins + service - at);
  }
  return responses;
}

/**
 * Returns the moments of independent events within some seconds: so many per second on average, with
 * exponentially distributed times between them (a Poisson process).
 */
export function independentEvents(
  perSecond: number,
  seconds: number,
  random: () => number,
): readonly number[] {
  const moments: number[] = [];
  for (let at = exponential(1 / perSecond, random); at < seconds; ) {
    moments.push(at);
    at += exponential(1 / perSecond, random);
  }
  return moments;
}

/** Returns an exponentially distributed number. */
export function exponential(mean: number, random: () => number): number {
  return -mean * Math.log(1 - random());
}
