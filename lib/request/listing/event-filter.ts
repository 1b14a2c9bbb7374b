import type { EventSummary } from '../../content/get-event.ts';
import { afterMidnight, daysOfEvent, smallHours } from '../../time/days-of-event.ts';
import { addMonths } from '../../time/months.ts';
import { pragueTime } from '../../time/prague.ts';
import { oneOf, queryValue } from './filter.ts';

type EventKind = EventSummary['kind'];

/** The filter of events; null for values that are not chosen. */
export interface EventFilter {
  /** A month in Prague, `YYYY-MM`. */
  readonly month: string | null;
  readonly kind: EventKind | null;
  /** A page of the list after the first; null in a month, which is shown as a whole. */
  readonly page: number | null;
}

/** The fields of an event that filters compare; `start` and `end` are ISO instants. */
export type FilterableEvent = Pick<EventSummary, 'kind' | 'start' | 'end'>;

/** All kinds, in the order of the filter's options. */
const kinds = Object.keys({
  tapping: true,
  talk: true,
  music: true,
  feast: true,
  market: true,
  tour: true,
  contest: true,
  quiet: true,
} satisfies Record<EventKind, true>) as EventKind[];

/** The last page of the list that has an address: every page is rendered once it is requested. */
export const lastPage = 20;
const laterPages = Array.from({ length: lastPage - 1 }, (_, index) => index + 2);

/** Parses the filter from a query. Ignores invalid values. */
export function parseEventFilter(query: URLSearchParams) {
  const text = queryValue(query, 'month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : null;
  return {
    month,
    kind: oneOf(kinds, queryValue(query, 'kind')),
    page: month === null ? oneOf(laterPages, queryValue(query, 'page')) : null,
  } satisfies EventFilter;
}

/** Number of months ahead for which events are announced. */
const announced = 24;

/**
 * Whether a month is the previous one or among those for which events may be announced; true for
 * null.
 */
export function isNearMonth(month: string | number | null, now: Date): boolean {
  if (month === null) return true;
  const asked = String(month);
  return monthFromNow(-1, now) <= asked && asked <= monthFromNow(announced, now);
}

/** Whether an event is of the chosen kind and takes place during the chosen month. */
export function matchesEvent(event: FilterableEvent, { month, kind }: EventFilter): boolean {
  if (kind !== null && event.kind !== kind) return false;
  if (month === null) return true;
  const [first, last] = monthsOf(event, afterMidnight);
  return first <= month && month <= last;
}

/**
 * Returns the options for upcoming events: their months from the current one to the last that can
 * be asked for, in order, and their kinds. A month that contains only the small hours of an event is
 * not offered. Chosen values are included, so that visitors can see and change them.
 */
export function eventOptions(events: readonly FilterableEvent[], chosen: EventFilter, now: Date) {
  const spans = events.map((event) => monthsOf(event, smallHours));
  // An event may last for centuries: its months are never listed, only compared.
  const months = Array.from({ length: announced + 1 }, (_, ahead) =>
    monthFromNow(ahead, now),
  ).filter((month) => spans.some(([first, last]) => first <= month && month <= last));
  if (chosen.month !== null) months.push(chosen.month);
  return {
    month: [...new Set(months)].sort(),
    kind: kinds.filter(
      (kind) => kind === chosen.kind || events.some((event) => event.kind === kind),
    ),
  };
}

/** Returns the months of the first and the last day of an event. */
function monthsOf(event: FilterableEvent, dayBegins: string) {
  const [first, last] = daysOfEvent(event, dayBegins);
  return [first.slice(0, 7), last.slice(0, 7)] as const;
}

/** Returns the month so many months after the current one (before it if negative). */
function monthFromNow(ahead: number, now: Date): string {
  return addMonths(pragueTime(now).date.slice(0, 7), ahead);
}
