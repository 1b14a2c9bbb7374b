import { weekdays } from '../../../time/weekdays.ts';
import type { Schedule } from '../visit-days.ts';

/**
 * Returns the schedule of a tour that is given daily in Czech and English and from Friday to Sunday in
 * German, from 10:00 to 18:30, with the given fields overridden.
 */
export function aSchedule(overrides: Partial<Schedule> = {}): Schedule {
  const hours = { opens: '10:00', closes: '20:00', lastEntry: '18:30' };
  return {
    plan: {
      weekly: weekdays.map((day) => ({ day, ...hours })),
      exceptions: [{ date: '2026-12-24', closed: true }],
    },
    departures: null,
    languages: ['en', 'cs', 'de'],
    languageDays: [
      { language: 'cs', days: weekdays },
      { language: 'en', days: weekdays },
      { language: 'de', days: ['friday', 'saturday', 'sunday'] },
      { language: 'it', days: ['saturday', 'sunday'] },
    ],
    ...overrides,
  };
}
