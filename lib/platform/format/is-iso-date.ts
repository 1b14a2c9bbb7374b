/** Whether a value is an existing date, `YYYY-MM-DD`; `Date` takes 31 February for 3 March. */
export function isIsoDate(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}
