import { addDays, pragueInstant, pragueTime } from '../prague.ts';
import { type Weekday, weekdayOf } from '../weekdays.ts';
import { hoursOn, type OpenSpan, openSpan } from './day-hours.ts';
import type { VenuePlan } from './venue-plan.ts';

/** For how many days after its rendering a page has moments to show; an older page shows none. */
const daysAhead = 4;

/** For how many days the next opening is looked for while a venue is closed: a year. */
const maxDaysClosed = 366;

const minute = 60_000;

/** The state of a venue, for visitors who view the page while it holds. */
export type HoursState =
  | {
      readonly state: 'open';
      /** `HH:mm`. */
      readonly closes: string;
      /** `HH:mm`; null where guests are let in until closing. */
      readonly lastEntry: string | null;
      /** Whether guests are still let in. */
      readonly letsIn: boolean;
    }
  | {
      readonly state: 'closed';
      /** Whether the day has no opening at all; otherwise it is before or after hours. */
      readonly allDay: boolean;
      /** `HH:mm`. */
      readonly opens: string;
      /** Where a weekday would be ambiguous, because the day is a week ahead or more, its date. */
      readonly opensOn: 'today' | 'tomorrow' | Weekday | { readonly date: string };
    };

type ClosedState = Extract<HoursState, { state: 'closed' }>;

/** A span of time with both bounds. */
interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** A state during one span of time. */
type HoursMoment = HoursState & { readonly shown: Span };

/**
 * Returns the states of a venue from `now` on, each with the spans of time in which it holds: most
 * return every day. The spans of all states follow each other without a gap, in Europe/Prague. Returns
 * none for a venue that does not open again within a year.
 */
export function hoursStates(
  plan: VenuePlan,
  now: Date,
): { readonly state: HoursState; readonly spans: readonly Span[] }[] {
  const byState = Map.groupBy(hoursMoments(plan, now), ({ shown: _, ...state }) =>
    JSON.stringify(state),
  );
  return [...byState.values()].flatMap((moments) => {
    const [first] = moments;
    if (!first) return [];
    const { shown: _, ...state } = first;
    return [{ state, spans: moments.map(({ shown }) => shown) }];
  });
}

/**
 * Returns the states of a venue, one after the other. A closed state is split at midnight, because
 * what was tomorrow is today then.
 */
function hoursMoments(plan: VenuePlan, now: Date): HoursMoment[] {
  const moments: HoursMoment[] = [];
  const { date: today } = pragueTime(now);
  let closedSince = pragueInstant(addDays(today, -1));
  for (let ahead = -1; ahead <= maxDaysClosed; ahead += 1) {
    const date = addDays(today, ahead);
    const span = openSpan(hoursOn(plan, date));
    if (!span) continue;
    moments.push(...closedMoments(plan, closedSince, span, date), ...openMoments(span));
    closedSince = span.closes;
    if (ahead >= daysAhead) break;
  }
  const end = pragueInstant(addDays(today, daysAhead + 1));
  return moments.filter(({ shown }) => shown.until > now && shown.from < end);
}

function openMoments({ opens, closes, lastEntry }: OpenSpan): HoursMoment[] {
  const common = { state: 'open', closes: pragueTime(closes).time } as const;
  // Guests are let in during the whole minute of the last entry; if it is the last, until closing.
  const lastEntryEnds = new Date(lastEntry.getTime() + minute);
  const lastEntryTime = lastEntryEnds < closes ? pragueTime(lastEntry).time : null;
  const admitting = {
    ...common,
    lastEntry: lastEntryTime,
    letsIn: true,
    shown: { from: opens, until: lastEntryTime === null ? closes : lastEntryEnds },
  };
  if (lastEntryTime === null) return [admitting];
  return [
    admitting,
    {
      ...common,
      lastEntry: lastEntryTime,
      letsIn: false,
      shown: { from: lastEntryEnds, until: closes },
    },
  ];
}

function closedMoments(
  plan: VenuePlan,
  since: Date,
  { opens }: OpenSpan,
  opensOn: string,
): HoursMoment[] {
  const moments: HoursMoment[] = [];
  let from = since;
  while (from < opens) {
    const { date } = pragueTime(from);
    const midnight = pragueInstant(addDays(date, 1));
    const until = midnight < opens ? midnight : opens;
    moments.push({
      state: 'closed',
      allDay: hoursOn(plan, date).times === null,
      opens: pragueTime(opens).time,
      opensOn: dayWord(date, opensOn),
      shown: { from, until },
    });
    from = until;
  }
  return moments;
}

function dayWord(from: string, date: string): ClosedState['opensOn'] {
  if (date === from) return 'today';
  if (date === addDays(from, 1)) return 'tomorrow';
  return date < addDays(from, 7) ? weekdayOf(date) : { date };
}
