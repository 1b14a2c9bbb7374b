import { afterEach, expect, it, vi } from 'vitest';
import { findAnswer } from '../content/answers/find-answer.ts';
import { resolvePath } from '../routing/resolve-path.ts';
import { currentSlugIndex } from './slug-index-cache.ts';

vi.mock('../content/answers/find-answer.ts', () => ({ findAnswer: vi.fn() }));
// Nothing is compared while no request to the service is made.
vi.mock('../content/answers/circuit-breaker.ts', () => ({ isCircuitOpen: () => true }));

afterEach(() => vi.useRealTimers());

const deal = {
  _id: 'deal-spring',
  _type: 'deal',
  _updatedAt: '2026-01-01T00:00:00Z',
  slug: { _type: 'localizedSlug', en: 'spring', de: 'fruehling' },
  languages: ['en', 'de'],
  previousSlugs: null,
  end: null,
  validFrom: '2026-05-01',
  validThrough: '2026-06-30',
};

it('does not disclose a deal before its first day, and leads to it from then on', async () => {
  const value = { documents: [deal], pages: [], redirects: [] };
  vi.mocked(findAnswer).mockResolvedValue({ value, problems: [], version: 'a', changedAt: 0 });
  const resolve = async (path: string) => resolvePath(path, await currentSlugIndex());
  vi.useFakeTimers({ now: new Date('2026-04-30T21:59:59Z'), toFake: ['Date'] });
  const missing = { kind: 'not-found', locale: 'de' };
  expect(await resolve('/de/d/fruehling')).toEqual(missing);
  expect(await resolve('/de/d/spring')).toEqual(missing);
  vi.setSystemTime(new Date('2026-04-30T22:00:00Z'));
  expect(await resolve('/de/d/fruehling')).toMatchObject({ kind: 'render' });
  expect(await resolve('/de/d/spring')).toMatchObject({ kind: 'redirect', to: '/de/d/fruehling' });
});
