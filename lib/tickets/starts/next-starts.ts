import type { Locale } from '../../platform/i18n/locales.ts';
import { datesFrom, endOfPragueDay, pragueInstant, pragueTime } from '../../time/prague.ts';
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
  const { date } = pragueTime(now);
  const dates = datesFrom(date, daysAhead + 1);
  return {
    today: dates.flatMap((day) => todaysStarts(visitDay(schedule, day), now)),
    later: dates.flatMap((day) => laterStarts(schedule, day, now)),
  };
}

function todaysStarts(day: VisitDay | null, now: Date): TodaysStarts[] {
  if (!day) return [];
  const midnight = pragueInstant(day.date);
  const spans = upcomingSpans(day.starts, shownStarts);
  const starts = day.starts.flatMap((start, index) =>
    start > now ? [{ start, shown: { from: spans[index]?.from ?? midnight, until: start } }] : [],
  );
  const last = starts.at(-1);
  return last ? [{ day, starts, shown: { from: midnight, until: last.start } }] : [];
}

function laterStarts(schedule: Schedule, date: string, now: Date): LaterStart[] {
  const today = visitDay(schedule, date);
  const [midnight, until] = [pragueInstant(date), endOfPragueDay(date)];
  const each = [null, ...spokenLanguages(schedule)].flatMap((choice) => {
    const isToday = choice === null || today?.languages.includes(choice);
    const from = (isToday && today?.starts.at(-1)) || midnight;
    const start = nextVisitDay(schedule, date, choice)?.starts[0];
    return start && from < until && until > now ? [{ choice, start, from }] : [];
  });
  const alike = Map.groupBy(each, ({ start, from }) => `${start.getTime()} ${from.getTime()}`);
  return [...alike.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { start, from } = first;
    return [{ choices: members.map(({ choice }) => choice), start, shown: { from, until } }];
  });
}
