import type { Deal } from '../get-deal.ts';
import { aText } from './a-text.ts';

/** Returns a deal valid from 1 May through 30 June 2026, with the given fields overridden. */
export function aDeal(overrides: Partial<Deal> = {}): Deal {
  return {
    _id: 'deal-two-mugs',
    _type: 'deal',
    _updatedAt: '2026-05-01T10:00:00Z',
    slug: { _type: 'localizedSlug', en: 'two-mugs', cs: 'dva-pullitry' },
    languages: ['en', 'cs', 'de', 'it'],
    title: 'Two mugs',
    summary: 'An evening for two.',
    code: 'TWOMUGS',
    partner: null,
    validFrom: '2026-05-01',
    validThrough: '2026-06-30',
    seo: { _type: 'seo', title: 'Two mugs', description: 'For two.', image: null },
    picture: null,
    backLink: null,
    body: aText('One candle, two chairs.'),
    terms: aText('Not together with other offers.'),
    experiences: null,
    ...overrides,
  };
}
