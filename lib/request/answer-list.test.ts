import { describe, expect, it } from 'vitest';
import { answerList } from './answer-list.ts';
import { segmentQuery } from './listing/filter-segment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const answer = (path: string, query: string) => answerList(path, new URLSearchParams(query), NOW);

describe('a valid filter has one shared page', () => {
  it.each([
    ['/de/experiences', 'language=de', '/de/filtered/experiences/language.de'],
    ['/en/events', 'kind=music&month=2026-12', '/en/filtered/events/month.2026-12_kind.music'],
    [
      '/en/events',
      'month=2026-12&utm=y&kind=music',
      '/en/filtered/events/month.2026-12_kind.music',
    ],
    ['/en/events', 'month=2028-11', '/en/filtered/events/month.2028-11'],
    ['/en/events', 'page=2&kind=music', '/en/filtered/events/kind.music_page.2'],
    ['/it/events', 'utm=y&ref=hotel&kind=talk&month=x', '/it/filtered/events/kind.talk'],
  ])('shares one page: %s?%s', (path, query, target) => {
    expect(answer(path, query)).toEqual({ kind: 'filtered', path: target });
  });

  it('the filtered page receives the filter of its segment', () => {
    expect(String(segmentQuery('month.2026-12_kind.music'))).toBe('month=2026-12&kind=music');
  });
});

describe('a distant month is removed from the address', () => {
  it.each([
    ['month=2001-01', ''],
    ['month=2099-12&kind=talk&ref=hotel', 'kind=talk&ref=hotel'],
  ])('%s', (query, search) => {
    expect(answer('/en/events', query)).toEqual({ kind: 'tidy', search });
  });
});

describe('everything else uses the shared page without a filter', () => {
  it.each([
    ['/en/experiences', ''],
    ['/en/experiences', 'ref=hotel&dsc=x&utm_source=y'],
    ['/en/experiences', 'language=fr&price=1'],
    ['/en/experiences', 'language=de&language=de'],
    ['/en/experiences', 'kind=music'],
    ['/en/events', 'language=de'],
    ['/en/events', 'page=1'],
    ['/en/experiences/cellar-route', 'language=de'],
    ['/en/program', 'month=2026-12'],
    ['/en', 'language=de'],
  ])('uses the shared page: %s?%s', (path, query) => {
    expect(answer(path, query)).toBeNull();
  });
});

describe('empty fields are removed from the address', () => {
  it.each([
    ['language=&duration=60&price=', 'duration=60'],
    ['language=&duration=&price=&ref=hotel', 'ref=hotel'],
    ['language=&duration=&price=', ''],
  ])('%s', (query, search) => {
    expect(answer('/cs/experiences', query)).toEqual({ kind: 'tidy', search });
  });
});
