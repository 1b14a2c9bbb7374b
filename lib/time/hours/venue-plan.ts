import type { Weekday } from '../weekdays.ts';

/** A venue's rules, as the content service returns them; clock times are `HH:mm`, Europe/Prague. */
export interface VenuePlan {
  readonly weekly: readonly WeekdayRule[];
  readonly exceptions: readonly ExceptionRule[] | null;
}

interface Times {
  readonly opens?: string;
  readonly closes?: string;
  readonly lastEntry?: string;
}

export interface WeekdayRule extends Times {
  readonly day: Weekday;
}

export interface ExceptionRule extends Times {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly closed?: boolean;
  readonly note?: string;
}

/** Clock times `HH:mm`; a closing time not after the opening time is on the next day. */
export interface OpenTimes {
  readonly opens: string;
  readonly closes: string;
  readonly lastEntry: string | null;
}

/** Returns the times of a rule, or null if the venue stays closed. */
export function openTimes(rule: Times & { readonly closed?: boolean }): OpenTimes | null {
  const { opens, closes, lastEntry = null, closed = false } = rule;
  return closed || !opens || !closes ? null : { opens, closes, lastEntry };
}

/** Returns the usual times of a weekday, or null if the venue stays closed. */
export function weekdayTimes({ weekly }: VenuePlan, weekday: Weekday): OpenTimes | null {
  const rule = weekly.find(({ day }) => day === weekday);
  return rule ? openTimes(rule) : null;
}
