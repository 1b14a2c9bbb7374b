import { type Weekday, weekdays } from '../weekdays.ts';
import { type OpenTimes, type VenuePlan, weekdayTimes } from './venue-plan.ts';

/** Neighbouring days with the same hours; `first` and `last` are equal for a single day. */
export interface DayGroup {
  readonly first: Weekday;
  readonly last: Weekday;
  readonly times: OpenTimes | null;
}

/**
 * Returns the regular week from Monday to Sunday, with neighbouring days of equal hours grouped.
 */
export function groupedWeek(plan: VenuePlan): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const times = weekdayTimes(plan, day);
    const before = groups.at(-1);
    if (before && sameTimes(before.times, times)) {
      groups[groups.length - 1] = { ...before, last: day };
    } else {
      groups.push({ first: day, last: day, times });
    }
  }
  return groups;
}

function sameTimes(one: OpenTimes | null, other: OpenTimes | null): boolean {
  return (
    one?.opens === other?.opens &&
    one?.closes === other?.closes &&
    one?.lastEntry === other?.lastEntry
  );
}
