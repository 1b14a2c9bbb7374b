import { upcomingExceptions } from '../../time/hours/exceptions.ts';
import { openTimes, type VenuePlan } from '../../time/hours/venue-plan.ts';
import { weekdays } from '../../time/weekdays.ts';
import type { Node } from './node.ts';

/** Midnight to midnight marks a closed day for schema.org and search engines. */
const closed = { opens: '00:00', closes: '00:00' };

/**
 * Returns a venue's week and its exceptions from `now` on, as its page shows them. Clock times are
 * `HH:mm` in Prague; a closing time before the opening time is after midnight.
 */
export function openingHours(plan: VenuePlan, now: Date): Node {
  return {
    openingHoursSpecification: week(plan),
    specialOpeningHoursSpecification: special(plan, now),
  };
}

function week(plan: VenuePlan): Node[] {
  return weekdays.map((day) => {
    const rule = plan.weekly.find((weekday) => weekday.day === day);
    const { opens, closes } = (rule && openTimes(rule)) ?? closed;
    const name = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${name}`,
      opens,
      closes,
    };
  });
}

function special(plan: VenuePlan, now: Date): Node[] | undefined {
  const days = upcomingExceptions(plan, now).map(({ date, times, note }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: times?.opens ?? closed.opens,
    closes: times?.closes ?? closed.closes,
    description: note ?? undefined,
  }));
  return days.length > 0 ? days : undefined;
}
