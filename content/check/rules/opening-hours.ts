import { type Dataset, ofType } from '../../consistency/dataset.ts';
import type { FullDocument } from '../../json/json.ts';
import { itemsOf, textOf } from '../../json/values.ts';
import { timesProblems } from '../model/clock.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('opening-hours');

/** Finds weekly hours that cannot be parsed or are ambiguous: a weekday or a venue twice. */
export function openingHours(dataset: Dataset): Problem[] {
  const venues = new Map<string, FullDocument>();
  return ofType(dataset, 'openingHours').flatMap((hours) => {
    const venue = textOf(hours.venue) ?? '';
    const first = venues.get(venue);
    venues.set(venue, first ?? hours);
    const twice = first
      ? [report(hours, { path: 'venue' }, `${first._id} has the hours of the ${venue} already`)]
      : [];
    return [...twice, ...weeklyProblems(hours)];
  });
}

function weeklyProblems(hours: FullDocument): Problem[] {
  const days = new Set<string>();
  return itemsOf(hours.weekly).flatMap(([index, weekday]) => {
    const path = `weekly[${index}]`;
    const day = textOf(weekday.day) ?? '';
    const twice = days.has(day) ? [report(hours, { path }, `${day} has hours already`)] : [];
    days.add(day);
    const unreadable = timesProblems(weekday).map(({ field, message }) =>
      report(hours, { path: `${path}.${field}` }, message),
    );
    return [...twice, ...unreadable];
  });
}
