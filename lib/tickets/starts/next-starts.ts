import type { Locale } from '../../platform/i18n/locales.ts';
import { addDays, datesFrom, endOfPragueDay, pragueTime } from '../../time/prague.ts';
import { type ShownSpan, upcomingSpans } from '../../time/shown-spans.ts';
import {
  nextVisitDay,
  type Schedule,
  spokenLanguages,
  type VisitDay,
  visitDay,
} from './visit-days.ts';

/** How many starts of a day are shown at a time. */
const shownStarts = 3;

/** For how many days after its rendering a page knows the next starts; an older page shows none. */
const daysAhead = 1;

/** A start of the current day, and when it is among the next. */
export interface NextStart {
  readonly start: Date;
  readonly shown: ShownSpan;
}

/** The starts of one day, for visitors who view the page on it. */
export interface TodaysStarts {
  readonly day: VisitDay;
  readonly starts: readonly NextStart[];
  readonly shown: ShownSpan;
}

/** The first start of a later day, for visitors who view the page when a day has no more starts. */
export interface LaterStart {
  /** The languages for which it is the next one; null for a visitor who has chosen none. */
  readonly choices: readonly (Locale | null)[];
  readonly start: Date;
  readonly shown: ShownSpan;
}

/** What comes next, at any time in the days after `now`; each is shown within its span. */
export interface NextStarts {
  readonly today: readonly TodaysStarts[];
  readonly later: readonly LaterStart[];
}

/**
 * Returns the next starts of an experience for visitors who view a page from `now` on: at most three
 * of the current day in Prague, and once it has no more in their language, the first of a later day.
 */
export function nextStarts(schedule: Schedule, now: Date): NextStarts {
  // Yesterday may have starts after midnight.
  const yesterday = addDays(pragueTime(now).date, -1);
  const dates = datesFrom(yesterday, daysAhead + 2);
  return {
    today: dates.flatMap((date) => todaysStarts(schedule, date, now)),
    later: dates.flatMap((date) => laterStarts(schedule, date, now)),
  };
}

/** Returns when the day after a date begins: at midnight, or with the last start of a longer night. */
function endOfDay(date: string, day: VisitDay | null): Date {
  const midnight = endOfPragueDay(date);
  const last = day?.starts.at(-1);
  return last && last > midnight ? last : midnight;
}

function beginOfDay(schedule: Schedule, date: string): Date {
  const before = addDays(date, -1);
  return endOfDay(before, visitDay(schedule, before));
}

function todaysStarts(schedule: Schedule, date: string, now: Date): TodaysStarts[] {
  const day = visitDay(schedule, date);
  if (!day) return [];
  const begin = beginOfDay(schedule, date);
  const spans = upcomingSpans(day.starts, shownStarts);
  const starts = day.starts.flatMap((start, index) =>
    start > now ? [{ start, shown: { from: spans[index]?.from ?? begin, until: start } }] : [],
  );
  const last = starts.at(-1);
  return last ? [{ day, starts, shown: { from: begin, until: last.start } }] : [];
}

function laterStarts(schedule: Schedule, date: string, now: Date): LaterStart[] {
  const today = visitDay(schedule, date);
  const until = endOfDay(date, today);
  if (until <= now) return [];
  const begin = beginOfDay(schedule, date);
  const each = [null, ...spokenLanguages(schedule)].flatMap((choice) => {
    const isToday = choice === null || today?.languages.includes(choice);
    const from = (isToday && today?.starts.at(-1)) || begin;
    const start = nextVisitDay(schedule, date, choice)?.starts[0];
    return start && from < until ? [{ choice, start, from }] : [];
  });
  const alike = Map.groupBy(each, ({ start, from }) => `${start.getTime()} ${from.getTime()}`);
  return [...alike.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { start, from } = first;
    return [{ choices: members.map(({ choice }) => choice), start, shown: { from, until } }];
  });
}
