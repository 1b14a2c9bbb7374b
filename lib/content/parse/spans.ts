/** Whether an instant (ISO 8601) comes after another. */
export function isLater(instant: string, other: string): boolean {
  return Date.parse(instant) > Date.parse(other);
}

/** Whether a day (`YYYY-MM-DD`) is not before another; true if the other is missing. */
export function isNotBefore(day: string, other: string | null): boolean {
  return other === null || day >= other;
}
