/** Durations in ms. A day is 24 hours: one of the calendar may have 23 or 25 (see `addDays`). */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The same in seconds, for the lives of cookies, stored values and cached files; a year is 365 days. */
export const DAY_S = DAY_MS / 1000;
export const YEAR_S = 365 * DAY_S;
