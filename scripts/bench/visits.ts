import { type Arrival, independentEvents } from './simulation.ts';
import type { RequestName } from './site-requests.ts';

/** A kind of request in a visit. */
export interface VisitPart {
  readonly request: RequestName;
  /** How many there are in an average visit. */
  readonly count: number;
  /** When they are made, in seconds from the beginning of the visit. */
  readonly from: number;
  readonly to: number;
}

/**
 * A visit of somebody who has never been here, as counted in a browser with a width of 390 px: the home
 * page to its end, the list of experiences, two of them, and the way there; every second visitor
 * filters the list.
 */
export const visit: readonly VisitPart[] = [
  { request: 'page', count: 1, from: 0, to: 0 },
  { request: 'file', count: 24, from: 0, to: 3 },
  { request: 'picture', count: 4, from: 0, to: 3 },
  { request: 'choice', count: 1, from: 5, to: 20 },
  { request: 'marker', count: 1, from: 5, to: 20 },
  // Three for each page that is pointed at or opened.
  { request: 'payload', count: 16, from: 20, to: 180 },
  { request: 'file', count: 10, from: 20, to: 180 },
  { request: 'picture', count: 26, from: 20, to: 180 },
  { request: 'list', count: 0.5, from: 30, to: 60 },
];

/** How many seconds a visit lasts. */
export const VISIT_SECONDS = 180;

/** Returns how many requests of each kind an average visit makes. */
export function countsOfVisit(): ReadonlyMap<RequestName, number> {
  const counts = new Map<RequestName, number>();
  for (const { request, count } of visit) counts.set(request, (counts.get(request) ?? 0) + count);
  return counts;
}

interface Traffic {
  readonly visitsPerSecond: number;
  readonly seconds: number;
  readonly random: () => number;
  /** How long a server works on a request, in seconds; 0 for one that does not reach it. */
  readonly serviceOf: (request: RequestName) => number;
}

/**
 * Returns the requests of independent visits within some seconds. Visits that began before are among
 * them, so that there are as many requests at the beginning as later.
 */
export function requestsOfVisits({
  visitsPerSecond,
  seconds,
  random,
  serviceOf,
}: Traffic): readonly Arrival[] {
  const begins = independentEvents(visitsPerSecond, seconds + VISIT_SECONDS, random);
  return begins.flatMap((moment) =>
    visit.flatMap(({ request, count, from, to }) => {
      const service = serviceOf(request);
      const times = Math.floor(count) + (random() < count % 1 ? 1 : 0);
      if (service === 0) return [];
      return Array.from({ length: times }, () => ({
        at: moment - VISIT_SECONDS + from + random() * (to - from),
        service,
      })).filter(({ at }) => at >= 0 && at < seconds);
    }),
  );
}
