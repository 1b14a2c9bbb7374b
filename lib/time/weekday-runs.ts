import { type Weekday, weekdays } from './weekdays.ts';

/** Consecutive days of a week from Monday to Sunday. */
export interface WeekdayRun {
  readonly first: Weekday;
  readonly last: Weekday;
}

/** Returns days in the order of the week, with three or more consecutive ones grouped. */
export function weekdayRuns(days: readonly Weekday[]): WeekdayRun[] {
  const runs: Weekday[][] = [];
  for (const day of weekdays) {
    if (!days.includes(day)) continue;
    const before = runs.at(-1)?.at(-1);
    const follows = before !== undefined && weekdays.indexOf(day) === weekdays.indexOf(before) + 1;
    if (follows) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.length > 2) return [{ first, last }];
    return run.map((day) => ({ first: day, last: day }));
  });
}
