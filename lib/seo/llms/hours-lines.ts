import type { VenueHours } from '../../content/get-opening-hours.ts';
import { shownExceptions } from '../../time/hours/exceptions.ts';
import type { OpenTimes } from '../../time/hours/venue-plan.ts';
import { groupedWeek } from '../../time/hours/week.ts';

/** Returns a venue's week and its exceptions as its page shows them at `now`, one line each, in English. */
export function hoursLines(venue: VenueHours, now: Date): string[] {
  const week = groupedWeek(venue).map(({ first, last, times }) => {
    const days = first === last ? named(first) : `${named(first)} to ${named(last)}`;
    return `- ${days}: ${open(times)}`;
  });
  const exceptions = shownExceptions(venue, now).map(
    ({ date, times, note }) => `- ${date}: ${open(times)}${note ? ` (${note})` : ''}`,
  );
  return [`Opening hours, ${venue.title}:`, '', ...week, ...exceptions];
}

function named(day: string): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

function open(times: OpenTimes | null): string {
  if (!times) return 'closed';
  const { opens, closes, lastEntry } = times;
  return `${opens}–${closes}${lastEntry ? `, last entry ${lastEntry}` : ''}`;
}
