import type { EventSummary } from '../../content/get-event.ts';
import { pragueTime } from '../../time/prague.ts';
import { queryValue } from './filter.ts';

type EventKind = EventSummary['kind'];

/** What visitors choose events by; null where they do not mind. */
export interface EventFilter {
  /** A month in Prague, `YYYY-MM`. */
  readonly month: string | null;
  readonly kind: EventKind | null;
}

/** The facts of an event that filters ask for; `start` and `end` are ISO instants. */
export type FilterableEvent = Pick<EventSummary, 'kind' | 'start' | 'end'>;

const kinds = [
  'tapping',
  'talk',
  'music',
  'feast',
  'market',
  'tour',
  'contest',
  'quiet',
] as const satisfies readonly EventKind[];

/** A night that ends in the small hours belongs to the evening on which it began. */
const smallHours = 6 * 3_600_000;

/** Reads the filter from a query. What is not understood is passed over. */
export function parseEventFilter(asked: URLSearchParams) {
  const month = queryValue(asked, 'month');
  const kind = queryValue(asked, 'kind');
  return {
    month: month !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    kind: kinds.find((candidate) => candidate === kind) ?? null,
  } satisfies EventFilter;
}

/** Months from the present one on that events are announced for. */
const announced = 24;

/** Whether a month (null for none) is one that events may be announced for, or has just ended. */
export function isNearMonth(month: string | number | null, now: Date): boolean {
  if (month === null) return true;
  const [year = 0, number = 0] = monthOf(now.getTime()).split('-').map(Number);
  const [askedYear = 0, askedNumber = 0] = String(month).split('-').map(Number);
  const ahead = (askedYear - year) * 12 + askedNumber - number;
  return ahead >= -1 && ahead <= announced;
}

/** Whether an event is of the kind chosen and goes on at some time of the month chosen. */
export function matchesEvent(event: FilterableEvent, { month, kind }: EventFilter): boolean {
  if (kind !== null && event.kind !== kind) return false;
  if (month === null) return true;
  const [first, last] = monthSpan(event, 1);
  return first <= month && month <= last;
}

/**
 * What can be chosen among events to come: their months from the present one on, in order, and
 * their kinds. A month that sees only the small hours of an event is not offered. What is chosen
 * already stays, so that it can be seen and changed.
 */
export function eventOptions(events: readonly FilterableEvent[], chosen: EventFilter, now: Date) {
  const present = monthOf(now.getTime());
  const months = events.flatMap((event) => {
    const [first, last] = monthSpan(event, smallHours);
    return monthsBetween(first, last).filter((month) => month >= present);
  });
  if (chosen.month !== null) months.push(chosen.month);
  return {
    month: [...new Set(months)].sort(),
    kind: kinds.filter(
      (kind) => kind === chosen.kind || events.some((event) => event.kind === kind),
    ),
  };
}

/** The first and the last month of an event, the latter as of so long (in ms) before its end. */
function monthSpan({ start, end }: FilterableEvent, before: number) {
  const first = Date.parse(start);
  return [monthOf(first), monthOf(Math.max(first, Date.parse(end) - before))] as const;
}

function monthOf(instant: number): string {
  return pragueTime(new Date(instant)).date.slice(0, 7);
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
