import { locales } from '../../../content/schema/locales.ts';
import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';
import { formatDate } from '../../../lib/time/format/date.ts';
import { codesKey } from './codes-key.ts';

/** How the rows of the table come about. */
interface Grouping {
  readonly title: string;
  readonly heading: string;
  readonly keyOf: (count: CampaignCount) => string;
  /** Returns what stands in the first column, given the names of links by their codes. */
  readonly labelOf: (key: string, names: ReadonlyMap<string, string>) => string;
  /** Whether rows with more arrivals come first; else the latest days do. */
  readonly isByArrivals: boolean;
}

export const groupings = {
  codes: {
    title: 'By code',
    heading: 'Codes',
    keyOf: codesKey,
    labelOf: (key, names) => [key, names.get(key.toLowerCase())].filter(Boolean).join(': '),
    isByArrivals: true,
  },
  days: {
    title: 'By day',
    heading: 'Day',
    keyOf: ({ day }) => day,
    labelOf: (key) => formatDate(key, 'en'),
    isByArrivals: false,
  },
  languages: {
    title: 'By language',
    heading: 'Language',
    keyOf: ({ locale }) => locale,
    labelOf: (key) => locales.find(({ id }) => id === key)?.title ?? key,
    isByArrivals: true,
  },
} as const satisfies Record<string, Grouping>;

export type GroupingName = keyof typeof groupings;

export const groupingNames = Object.keys(groupings) as GroupingName[];
