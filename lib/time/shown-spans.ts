import { DAY_MS } from '../platform/durations.ts';

/** When an entry of a list is shown; null where there is no such bound. */
export interface ShownSpan {
  readonly from: Date | null;
  readonly until: Date | null;
}

/**
 * Pages are rendered before they are viewed, so a list contains what could be shown within this time,
 * and what is shown is decided on viewing. A page that is requested is rendered every
 * hour, so only one that nobody has requested for that long is older.
 */
const horizon = 7 * DAY_MS;

/**
 * The most entries of a list that are rendered, so that a page does not grow with the number of
 * documents: more than any list shows at a time, because some are to be shown later.
 */
const maxRendered = 150;

/**
 * Returns when each entry of a list of things to come is shown: until it ends, but only once so many
 * of those before it have ended that at most `limit` are shown. `ends` are in the order shown.
 */
export function upcomingSpans(ends: readonly Date[], limit: number): ShownSpan[] {
  // The latest ends so far, at most `limit` of them, ascending: an entry is shown from the first on.
  const latestEnds: Date[] = [];
  return ends.map((until) => {
    const from = latestEnds.length < limit ? null : (latestEnds[0] ?? null);
    latestEnds.splice(placeOf(until, latestEnds), 0, until);
    if (latestEnds.length > limit) latestEnds.shift();
    return { from, until };
  });
}

/** Returns the index at which an instant belongs among ascending ones. */
function placeOf(instant: Date, among: readonly Date[]): number {
  let [low, high] = [0, among.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((among[middle] ?? instant) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns when each entry of a list of past things is shown: from its end until `limit` later ones
 * have ended too. `ends` are in the order shown, the latest first.
 */
export function pastSpans(ends: readonly Date[], limit: number): ShownSpan[] {
  return ends.map((from, index) => ({ from, until: ends[index - limit] ?? null }));
}

/**
 * Returns the entries of a list that are worth rendering, in order, each with its span. If there are
 * too many, those that are shown first.
 */
export function renderedEntries<Entry>(
  entries: readonly Entry[],
  spans: readonly ShownSpan[],
  now: Date,
) {
  const worthwhile = entries.flatMap((entry, index) => {
    const span = spans[index];
    return span && isWorthRendering(span, now) ? [{ entry, span }] : [];
  });
  const start = ({ span }: { readonly span: ShownSpan }) => span.from?.getTime() ?? 0;
  const soonest = worthwhile.toSorted((one, other) => start(one) - start(other));
  const rendered = new Set(soonest.slice(0, maxRendered));
  return worthwhile.filter((each) => rendered.has(each));
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

/** Returns the instants at which a span begins and ends, in ms since 1970. */
export function boundsOf({ from, until }: ShownSpan): number[] {
  return [from, until].flatMap((bound) => bound?.getTime() ?? []);
}

/**
 * Returns spans as text for the browser, which compares them with its time: ISO 8601 intervals with a space between
 * them, in which `..` is a missing bound (ISO 8601-2, section 4.4).
 */
export function formatSpans(spans: readonly ShownSpan[]): string {
  return spans.map(({ from, until }) => `${formatBound(from)}/${formatBound(until)}`).join(' ');
}

function formatBound(bound: Date | null): string {
  return bound?.toISOString().replace(':00.000Z', 'Z') ?? '..';
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
