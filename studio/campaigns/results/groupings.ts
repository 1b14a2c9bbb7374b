import { locales } from '../../../content/schema/locales.ts';
import type { CampaignCount } from '../../../lib/tickets/campaign/campaign-count.ts';
import { formatDate } from '../../../lib/time/format/date.ts';

/** How the rows of the table come about. */
interface Grouping {
  readonly title: string;
  readonly heading: string;
  readonly keyOf: (count: CampaignCount) => string;
  readonly labelOf: (key: string) => string;
}

export const groupings = {
  codes: {
    title: 'By code',
    heading: 'Codes',
    keyOf: ({ ref, dsc }) => [ref, dsc].filter(Boolean).join(' + '),
    labelOf: (key) => key,
  },
  days: {
    title: 'By day',
    heading: 'Day',
    keyOf: ({ day }) => day,
    labelOf: (key) => formatDate(key, 'en'),
  },
  languages: {
    title: 'By language',
    heading: 'Language',
    keyOf: ({ locale }) => locale,
    labelOf: (key) => locales.find(({ id }) => id === key)?.title ?? key,
  },
} as const satisfies Record<string, Grouping>;

export type GroupingName = keyof typeof groupings;

export const groupingNames = Object.keys(groupings) as GroupingName[];
