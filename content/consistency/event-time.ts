import { openingHoursSchema } from '../../lib/content/documents/opening-hours/opening-hours.parser.ts';
import { readDateTime } from '../../lib/content/parse/formats/read-date-time.ts';
import { type DayHours, hoursOn, openSpan } from '../../lib/time/hours/day-hours.ts';
import type { VenuePlan } from '../../lib/time/hours/venue-plan.ts';
import { addDays, pragueTime } from '../../lib/time/prague.ts';
import type { FullDocument } from '../json/json.ts';
import { textOf } from '../json/values.ts';
import { type Dataset, ofType } from './dataset.ts';
import type { Severity } from './severity.ts';

/** An event that takes place, with its time in milliseconds. */
export interface Occasion {
  readonly document: FullDocument;
  readonly place: string;
  /** `YYYY-MM-DD` in Prague. */
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

type Venue = 'museum' | 'taproom';
type VenuePlans = ReadonlyMap<string, VenuePlan>;

/** Why an event cannot take place at its time. */
export type TimeProblem = { readonly severity: Severity } & (
  | { readonly kind: 'same-time'; readonly document: FullDocument }
  | { readonly kind: 'closed'; readonly venue: Venue }
  | { readonly kind: 'outside-hours'; readonly venue: Venue }
  /** Music in the cellar while tours pass through it. */
  | { readonly kind: 'amid-tours' }
);

/** Returns the upcoming events that take place, in the order of their starts. */
export function occasionsIn(dataset: Dataset): Occasion[] {
  return ofType(dataset, 'event')
    .flatMap(toOccasion)
    .filter(({ date }) => date >= dataset.today)
    .toSorted((one, other) => one.start - other.start);
}

function toOccasion(document: FullDocument): Occasion[] {
  const [start, end] = [readDateTime(document.start), readDateTime(document.end)];
  if (!start || !end || document.status === 'cancelled') return [];
  const { date } = pragueTime(new Date(start));
  const place = textOf(document.place) ?? '';
  return [{ document, place, date, start: Date.parse(start), end: Date.parse(end) }];
}

/** Returns the hours of each venue that the site can parse; other rules report the rest. */
export function plansOf(dataset: Dataset): VenuePlans {
  return new Map(
    ofType(dataset, 'openingHours').flatMap((document): [string, VenuePlan][] => {
      const { data } = openingHoursSchema.safeParse(document);
      if (!data) return [];
      const exceptions = data.exceptions?.map(({ note: _, ...exception }) => exception) ?? null;
      return [[data.venue, { weekly: data.weekly, exceptions }]];
    }),
  );
}

/**
 * Returns why an event cannot take place beside others at its time, or null: another one is at the same
 * time in its place, it is outside the hours of the taproom (which are those of the beer hall), on a day
 * on which the museum is closed or after it has closed early, or music in the cellar while tours pass
 * through it.
 */
export function timeProblem(
  occasion: Occasion,
  others: readonly Occasion[],
  plans: VenuePlans,
): TimeProblem | null {
  const other = others.find((each) => overlaps(occasion, each));
  if (other) return { kind: 'same-time', severity: 'error', document: other.document };
  return hoursProblem(occasion, plans);
}

function overlaps(one: Occasion, other: Occasion): boolean {
  return one.place === other.place && one.start < other.end && other.start < one.end;
}

function hoursProblem(
  { document, place, date, start, end }: Occasion,
  plans: VenuePlans,
): TimeProblem | null {
  const venue = place === 'taproom' || place === 'beerHall' ? 'taproom' : 'museum';
  const plan = plans.get(venue);
  if (!plan) return null;
  const hours = hoursAt(plan, date, start);
  const open = openSpan(hours);
  if (!open) return { kind: 'closed', severity: 'error', venue };
  const [opens, closes] = [open.opens.getTime(), open.closes.getTime()];
  const within = opens <= start && end <= closes;
  // The museum opens for events outside its hours, except on days with hours of their own.
  if (!within && (venue === 'taproom' || hours.exceptional)) {
    return { kind: 'outside-hours', severity: 'error', venue };
  }
  const isPassedBy = place === 'cellar' && document.kind === 'music';
  return isPassedBy && start < closes && opens < end
    ? { kind: 'amid-tours', severity: 'error' }
    : null;
}

/** Returns the hours in which an event begins: those of the night before if they are not over yet. */
function hoursAt(plan: VenuePlan, date: string, start: number): DayHours {
  const night = hoursOn(plan, addDays(date, -1));
  const isOpen = start < (openSpan(night)?.closes.getTime() ?? 0);
  return isOpen ? night : hoursOn(plan, date);
}
