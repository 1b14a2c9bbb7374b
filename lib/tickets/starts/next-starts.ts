import type { Locale } from '../../platform/i18n/locales.ts';
import { addDays, datesFrom, endOfPragueDay, pragueTime } from '../../time/prague.ts';
import type { ShownSpan } from '../../time/shown-spans.ts';
import { startSpans } from './start-spans.ts';
import {
  nextVisitDay,
  type Schedule,
  spokenLanguages,
  type VisitDay,
  visitDay,
} from './visit-days.ts';

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

/** The next starts for any time in the days after `now`; each is shown within its span. */
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
  const days = datesFrom(yesterday, daysAhead + 2).map((date) => dayOf(schedule, date));
  return {
    today: days.flatMap((day) => todaysStarts(day, now)),
    later: days.flatMap((day) => laterStarts(schedule, day, now)),
  };
}

/** A day of a venue: from the last start of the night before, if that is after midnight. */
interface Day {
  readonly date: string;
  readonly visit: VisitDay | null;
  readonly begin: Date;
  readonly end: Date;
}

function dayOf(schedule: Schedule, date: string): Day {
  const before = addDays(date, -1);
  const visit = visitDay(schedule, date);
  return {
    date,
    visit,
    begin: endOfDay(before, visitDay(schedule, before)),
    end: endOfDay(date, visit),
  };
}

/** Returns when the day after a date begins: at midnight, or with the last start of a longer night. */
function endOfDay(date: string, visit: VisitDay | null): Date {
  const midnight = endOfPragueDay(date);
  const last = visit?.starts.at(-1);
  return last && last > midnight ? last : midnight;
}

function todaysStarts({ visit, begin }: Day, now: Date): TodaysStarts[] {
  if (!visit) return [];
  const spans = startSpans(visit.starts);
  const starts = visit.starts.flatMap((start, index) =>
    start > now ? [{ start, shown: { from: spans[index]?.from ?? begin, until: start } }] : [],
  );
  const last = starts.at(-1);
  return last ? [{ day: visit, starts, shown: { from: begin, until: last.start } }] : [];
}

function laterStarts(schedule: Schedule, day: Day, now: Date): LaterStart[] {
  const { date, visit, begin, end: until } = day;
  if (until <= now) return [];
  const each = [null, ...spokenLanguages(schedule)].flatMap((choice) => {
    const isGiven = choice === null || visit?.languages.includes(choice);
    const from = (isGiven && visit?.starts.at(-1)) || begin;
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
