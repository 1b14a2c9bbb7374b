/** When an entry of a list is shown; null where there is no such bound. */
export interface ShownSpan {
  readonly from: Date | null;
  readonly until: Date | null;
}

const day = 86_400_000;

/**
 * Pages may be rendered long before they are viewed, so a list contains what could be shown within
 * this time, and what is shown is decided on viewing.
 */
const horizon = 31 * day;

/**
 * Returns when each entry of a list of things to come is shown: until it ends, and with a `limit`
 * only once enough of those before it have ended. `ends` are in the order shown.
 */
export function upcomingSpans(ends: readonly Date[], limit: number | null): ShownSpan[] {
  return ends.map((until, index) => {
    if (limit === null || index < limit) return { from: null, until };
    return { from: ascending(ends.slice(0, index))[index - limit] ?? null, until };
  });
}

/**
 * Returns when each entry of a list of past things is shown: from its end, and with a `limit` until
 * that many later ones have ended too. `ends` are in the order shown, the latest first.
 */
export function pastSpans(ends: readonly Date[], limit: number | null): ShownSpan[] {
  return ends.map((from, index) => {
    if (limit === null || index < limit) return { from, until: null };
    return { from, until: ascending(ends.slice(0, index))[limit - 1] ?? null };
  });
}

/** Whether a span overlaps the time from `now` to the horizon that pages are rendered ahead for. */
export function isWorthRendering({ from, until }: ShownSpan, now: Date): boolean {
  const start = Math.max(from?.getTime() ?? -Infinity, now.getTime());
  const end = Math.min(until?.getTime() ?? Infinity, now.getTime() + horizon);
  return start < end;
}

/** Whether a span contains an instant; its start is included, its end is not. */
export function isShownAt({ from, until }: ShownSpan, now: Date): boolean {
  return (from === null || now >= from) && (until === null || now < until);
}

/** Returns the earliest of some instants, or null if there are none. */
export function earliest(instants: readonly Date[]): Date | null {
  return ascending(instants)[0] ?? null;
}

/** Returns the latest of some instants, or null if there are none. */
export function latest(instants: readonly Date[]): Date | null {
  return ascending(instants).at(-1) ?? null;
}

function ascending(instants: readonly Date[]): Date[] {
  return instants.toSorted((one, other) => one.getTime() - other.getTime());
}
