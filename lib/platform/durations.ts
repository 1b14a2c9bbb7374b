/** Durations in ms. A day is 24 hours: one of the calendar may have 23 or 25 (see `addDays`). */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A day in seconds, for the lives of cookies and of stored values. */
export const DAY_S = DAY_MS / 1000;
