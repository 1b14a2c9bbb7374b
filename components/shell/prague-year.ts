/** The calendar year that a moment falls into in Prague. */
export function pragueYear(moment: Date): string {
  return new Intl.DateTimeFormat('en', { timeZone: 'Europe/Prague', year: 'numeric' }).format(
    moment,
  );
}
