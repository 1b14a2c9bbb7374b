/** When something of a list is shown; null where there is no such bound. */
export interface ShownSpan {
  readonly from: Date | null;
  readonly until: Date | null;
}

const day = 86_400_000;

/**
 * Pages may be rendered long before they are seen, so a list renders what could be seen within this
 * time, and the moment of viewing decides.
 */
const horizon = 31 * day;

/**
 * When each entry of a list of what is still to come is shown: until it ends, and with a `limit`
 * from the moment when enough of those before it have ended. `ends` are in the order shown.
 */
export function upcomingSpans(ends: readonly Date[], limit: number | null): ShownSpan[] {
  return ends.map((until, index) => {
    if (limit === null || index < limit) return { from: null, until };
    return { from: ascending(ends.slice(0, index))[index - limit] ?? null, until };
  });
}

/**
 * When each entry of a list of what is over is shown: from its end, and with a `limit` until so
 * many later ones are over too. `ends` are in the order shown, the latest first.
 */
export function pastSpans(ends: readonly Date[], limit: number | null): ShownSpan[] {
  return ends.map((from, index) => {
    if (limit === null || index < limit) return { from, until: null };
    return { from, until: ascending(ends.slice(0, index))[limit - 1] ?? null };
  });
}

/** Whether a span has a moment between `now` and the time pages are rendered ahead for. */
export function isWorthRendering({ from, until }: ShownSpan, now: Date): boolean {
  const start = Math.max(from?.getTime() ?? -Infinity, now.getTime());
  const end = Math.min(until?.getTime() ?? Infinity, now.getTime() + horizon);
  return start < end;
}

/** Whether a span holds a moment; its start belongs to it, its end does not. */
export function isShownAt({ from, until }: ShownSpan, now: Date): boolean {
  return (from === null || now >= from) && (until === null || now < until);
}

/** The earliest of some instants, or null of none. */
export function earliest(instants: readonly Date[]): Date | null {
  return ascending(instants)[0] ?? null;
}

/** The latest of some instants, or null of none. */
export function latest(instants: readonly Date[]): Date | null {
  return ascending(instants).at(-1) ?? null;
}

function ascending(instants: readonly Date[]): Date[] {
  return instants.toSorted((one, other) => one.getTime() - other.getTime());
}
