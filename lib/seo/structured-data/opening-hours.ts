import type { DayOfWeek, OpeningHoursSpecificationLeaf } from 'schema-dts';
import { shownExceptions } from '../../time/hours/exceptions.ts';
import { type OpenTimes, type VenuePlan, weekdayTimes } from '../../time/hours/venue-plan.ts';
import { type Weekday, weekdays } from '../../time/weekdays.ts';

const daysOfWeek = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const satisfies Record<Weekday, DayOfWeek>;

/** Midnight to midnight marks a closed day for schema.org and search engines. */
const closed = { opens: '00:00', closes: '00:00' };

/** The same of a venue that is open around the clock would say that it is closed. */
const aroundTheClock = { opens: '00:00', closes: '23:59' };

/** Returns the times of a day for schema.org. */
function timesOf(times: Pick<OpenTimes, 'opens' | 'closes'> | null): typeof closed {
  if (!times) return closed;
  const { opens, closes } = times;
  return opens === closed.opens && closes === closed.closes ? aroundTheClock : { opens, closes };
}

/**
 * Returns a venue's week and its exceptions as its page shows them at `now`. Clock times are
 * `HH:mm` in Prague; a closing time before the opening time is after midnight.
 */
export function openingHours(plan: VenuePlan, now: Date) {
  return {
    openingHoursSpecification: week(plan),
    specialOpeningHoursSpecification: special(plan, now),
  };
}

function week(plan: VenuePlan): OpeningHoursSpecificationLeaf[] {
  return weekdays.map((day) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOfWeek[day],
    ...timesOf(weekdayTimes(plan, day)),
  }));
}

function special(plan: VenuePlan, now: Date): OpeningHoursSpecificationLeaf[] | undefined {
  const days = shownExceptions(plan, now).map(({ date, times, note }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: date,
    validThrough: date,
    ...timesOf(times),
    description: note ?? undefined,
  }));
  return days.length > 0 ? days : undefined;
}
