// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { type AnswerSlot, storedAnswers } from '../../content/answers/answer-store.ts';
import { announcements } from '../../content/documents/announcement/announcement.query.ts';
import { deal as dealPage } from '../../content/documents/deal/deal.query.ts';
import { page } from '../../content/documents/page/page.query.ts';
import { settings } from '../../content/documents/settings/settings.query.ts';
import type { ContentQuery } from '../../content/model/content-query.ts';
import { slugIndex } from '../../content/queries/slug-index.query.ts';
import { line, night } from '../../content/testing/stored-documents.ts';
import { dueAnswers, findDueAnswers } from './due-answers.ts';

vi.mock('../../content/answers/answer-store.ts', () => ({ storedAnswers: vi.fn() }));

/** Returns the stored answer of a query to what the content service returns. */
function slotOf<Result>(query: ContentQuery<Result>, stored: unknown): AnswerSlot {
  const answer = query.parse(stored);
  if (!answer.ok) throw new Error(answer.reason);
  const { value, problems } = answer;
  expect(problems).toEqual([]);
  const stamps = { version: '', changedAt: 0, comparedAt: null, readAt: 7 };
  return { query, params: {}, value, problems, ...stamps };
}

const announcement = {
  _id: 'a',
  text: { en: 'Closed' },
  from: '2026-12-01T08:00:00Z',
  to: '2026-12-01T18:00:00Z',
};

const pageWith = (deal: object | null) => ({
  _id: 'page-contact',
  _type: 'page',
  _updatedAt: '2026-05-01T10:00:00Z',
  route: 'contact',
  languages: ['en'],
  title: line('Contact'),
  sections: deal && [{ _key: 'd', _type: 'dealHeroSection', deal }],
});

const deal = {
  _id: 'deal-two',
  slug: { en: 'two' },
  languages: ['en'],
  title: line('Two'),
  summary: night.summary,
  validFrom: '2026-12-05',
  validThrough: '2026-12-31',
};

/** The line above the header leads to the deal, and to nothing before its first day. */
const settingsWithLink = {
  _id: 'settings',
  companyDetails: { name: line('Beer Museum Prague') },
  promoLink: { label: line('Two'), page: { ...deal, _type: 'deal' } },
};

const slugs = {
  documents: [{ ...deal, _type: 'deal', _updatedAt: '2026-05-01T10:00:00Z' }],
  pages: [],
  redirects: [],
};

beforeEach(() => {
  vi.mocked(storedAnswers).mockReturnValue(
    new Map([
      ['announcements', slotOf(announcements, [announcement])],
      ['page-with-deal', slotOf(page, pageWith(deal))],
      ['page-with-running-deal', slotOf(page, pageWith({ ...deal, validFrom: null }))],
      ['deal', slotOf(dealPage, { ...deal, _updatedAt: '2026-05-01T10:00:00Z' })],
      ['slug-index', slotOf(slugIndex, slugs)],
      ['page-without-deal', slotOf(page, pageWith(null))],
      ['no-page', slotOf(page, null)],
      ['settings-with-link', slotOf(settings, [settingsWithLink])],
    ]),
  );
});

it.each<[string, string, string, string[]]>([
  ['before an announcement begins', '2026-12-01T07:59:58Z', '2026-12-01T07:59:59Z', []],
  ['when it begins', '2026-12-01T07:59:59Z', '2026-12-01T08:00:00Z', ['announcements']],
  ['not a second time', '2026-12-01T08:00:00Z', '2026-12-01T08:00:01Z', []],
  ['when it ends', '2026-12-01T17:59:59Z', '2026-12-01T18:00:00Z', ['announcements']],
  [
    'when the clock skipped both',
    '2026-12-01T07:00:00Z',
    '2026-12-01T19:00:00Z',
    ['announcements'],
  ],
  ['before the first day of a deal', '2026-12-04T22:59:58Z', '2026-12-04T22:59:59Z', []],
  [
    'when its first day begins in Prague',
    '2026-12-04T22:59:59Z',
    '2026-12-04T23:00:00Z',
    ['page-with-deal', 'deal', 'slug-index', 'settings-with-link'],
  ],
  [
    'when its last day has ended in Prague',
    '2026-12-31T22:59:59Z',
    '2026-12-31T23:00:00Z',
    ['page-with-deal', 'page-with-running-deal', 'deal', 'slug-index'],
  ],
])('finds the answers that are due: %s', (_when, since, until, keys) => {
  expect(findDueAnswers(Date.parse(since), Date.parse(until))).toBe(keys.length > 0);
  expect(dueAnswers()).toEqual(keys.map((key) => ({ key, readAt: 7 })));
});
