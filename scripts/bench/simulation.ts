/** A request that arrives at a server. */
export interface Arrival {
  /** In seconds. */
  readonly at: number;
  /** How long a server works on it, in seconds. */
  readonly service: number;
}

/** What the requests of a simulation have experienced. */
export interface Waiting {
  /** How long each request has waited before a server began to work on it, in seconds. */
  readonly waits: readonly number[];
  /** How long each request has taken from its arrival to its end, in seconds. */
  readonly responses: readonly number[];
  /** The share of its time that a server has worked. */
  readonly utilisation: number;
}

/**
 * Simulates requests that are answered by one or several equal servers in the order in which they
 * arrive. The two events of a request are its arrival and the moment at which a server is done with it.
 */
export function simulate(arrivals: readonly Arrival[], servers = 1): Waiting {
  const waits: number[] = [];
  const responses: number[] = [];
  /** When each server will be done with what it has. */
  const free = new Array<number>(servers).fill(0);
  let busy = 0;
  for (const { at, service } of arrivals.toSorted((a, b) => a.at - b.at)) {
    const next = free.indexOf(Math.min(...free));
    const begins = Math.max(at, free[next] ?? 0);
    free[next] = begins + service;
    waits.push(begins - at);
    responses.push(begins + service - at);
    busy += service;
  }
  return { waits, responses, utilisation: busy / (servers * Math.max(...free)) };
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
