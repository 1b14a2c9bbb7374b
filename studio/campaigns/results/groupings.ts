import { locales } from '../../../content/schema/values/locales.ts';
import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';
import { formatDate } from '../../../lib/time/format/date.ts';
import { codesKey, codesLabel } from './codes.ts';

/** How the rows of the table come about. */
interface Grouping {
  readonly title: string;
  readonly heading: string;
  readonly keyOf: (count: CampaignCount) => string;
  /** Returns what stands in the first column for a count, given the names of links by `codesKey`. */
  readonly labelOf: (count: CampaignCount, names: ReadonlyMap<string, string>) => string;
  /** Whether rows with more arrivals come first; else the latest days do. */
  readonly isByArrivals: boolean;
}

export const groupings = {
  codes: {
    title: 'By code',
    heading: 'Codes',
    keyOf: codesKey,
    labelOf: (count, names) =>
      [codesLabel(count), names.get(codesKey(count))].filter(Boolean).join(': '),
    isByArrivals: true,
  },
  days: {
    title: 'By day',
    heading: 'Day',
    keyOf: ({ day }) => day,
    labelOf: ({ day }) => formatDate(day, 'en'),
    isByArrivals: false,
  },
  languages: {
    title: 'By language',
    heading: 'Language',
    keyOf: ({ locale }) => locale,
    labelOf: ({ locale }) => locales.find(({ id }) => id === locale)?.title ?? locale,
    isByArrivals: true,
  },
} as const satisfies Record<string, Grouping>;

export type GroupingName = keyof typeof groupings;

export const groupingNames = Object.keys(groupings) as GroupingName[];
