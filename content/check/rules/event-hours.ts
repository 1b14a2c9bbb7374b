import { openingHoursSchema } from '../../../lib/content/documents/opening-hours/opening-hours.parser.ts';
import { readDateTime } from '../../../lib/content/parse/formats/read-date-time.ts';
import { hoursOn, openSpan } from '../../../lib/time/hours/day-hours.ts';
import type { VenuePlan } from '../../../lib/time/hours/venue-plan.ts';
import { pragueTime } from '../../../lib/time/prague.ts';
import type { FullDocument } from '../../format/json.ts';
import { textOf } from '../../format/values.ts';
import { type Dataset, ofType } from '../model/dataset.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('event-hours');

/** An event that takes place, with its time in milliseconds. */
interface Occasion {
  readonly document: FullDocument;
  readonly place: string;
  /** `YYYY-MM-DD` in Prague. */
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds upcoming events that cannot take place at their time: two at the same time in one place,
 * outside the hours of the taproom (which are those of the beer hall), on a day on which the museum
 * is closed or after it has closed early, and music in the cellar while tours pass through it.
 */
export function eventHours(dataset: Dataset): Problem[] {
  const occasions = ofType(dataset, 'event')
    .flatMap(toOccasion)
    .filter(({ date }) => date >= dataset.today)
    .toSorted((one, other) => one.start - other.start);
  const plans = plansOf(dataset);
  return occasions.flatMap((occasion, index) => {
    const clash = occasions.slice(0, index).find((other) => overlaps(occasion, other));
    const reason = clash
      ? `is at the same time and place as ${clash.document._id}`
      : hoursProblem(occasion, plans);
    return reason ? [report(occasion.document, { path: 'start' }, reason)] : [];
  });
}

function toOccasion(document: FullDocument): Occasion[] {
  const [start, end] = [readDateTime(document.start), readDateTime(document.end)];
  if (!start || !end || document.status === 'cancelled') return [];
  const { date } = pragueTime(new Date(start));
  const place = textOf(document.place) ?? '';
  return [{ document, place, date, start: Date.parse(start), end: Date.parse(end) }];
}

function overlaps(one: Occasion, other: Occasion): boolean {
  return one.place === other.place && one.start < other.end && other.start < one.end;
}

/** Returns the hours of each venue that the site can parse; other rules report the rest. */
function plansOf(dataset: Dataset): ReadonlyMap<string, VenuePlan> {
  return new Map(
    ofType(dataset, 'openingHours').flatMap((document): [string, VenuePlan][] => {
      const { data } = openingHoursSchema.safeParse(document);
      if (!data) return [];
      const exceptions = data.exceptions?.map(({ note: _, ...exception }) => exception) ?? null;
      return [[data.venue, { weekly: data.weekly, exceptions }]];
    }),
  );
}

function hoursProblem(
  { document, place, date, start, end }: Occasion,
  plans: ReadonlyMap<string, VenuePlan>,
): string | null {
  const venue = place === 'taproom' || place === 'beerHall' ? 'taproom' : 'museum';
  const plan = plans.get(venue);
  if (!plan) return null;
  const hours = hoursOn(plan, date);
  const open = openSpan(hours);
  if (!open) return `is on a day on which the ${venue} is closed`;
  const [opens, closes] = [open.opens.getTime(), open.closes.getTime()];
  const within = opens <= start && end <= closes;
  // The museum opens for events outside its hours, except on days with hours of their own.
  if (!within && (venue === 'taproom' || hours.exceptional)) {
    return `is outside the hours of the ${venue}`;
  }
  const passedBy = place === 'cellar' && document.kind === 'music';
  return passedBy && start < closes && opens < end ? 'is at the time of tours in the cellar' : null;
}
