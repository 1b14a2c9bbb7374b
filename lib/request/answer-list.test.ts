import { describe, expect, it } from 'vitest';
import { answerList } from './answer-list.ts';
import { segmentQuery } from './listing/filter-segment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const answer = (path: string, query: string) => answerList(path, new URLSearchParams(query), NOW);

describe('a filter that the list knows has one page for all who choose it', () => {
  it.each([
    ['/de/experiences', 'language=de', '/de/filtered/experiences/language.de'],
    ['/en/events', 'kind=music&month=2026-12', '/en/filtered/events/month.2026-12_kind.music'],
    [
      '/en/events',
      'month=2026-12&utm=y&kind=music',
      '/en/filtered/events/month.2026-12_kind.music',
    ],
    ['/en/events', 'month=2028-11', '/en/filtered/events/month.2028-11'],
  ])('%s?%s', (path, query, target) => {
    expect(answer(path, query)).toEqual({ kind: 'filtered', path: target });
  });

  it('is told the filter that its address was made of', () => {
    expect(String(segmentQuery('month.2026-12_kind.music'))).toBe('month=2026-12&kind=music');
  });
});

describe('with the codes of a visit, or far from every event, it is a page of one visitor', () => {
  it.each([
    ['/en/events', 'month=2001-01', '/en/filtered/events', '?month=2001-01'],
    ['/en/events', 'month=2099-12&kind=talk', '/en/filtered/events', '?month=2099-12&kind=talk'],
    [
      '/it/events',
      'utm=y&ref=hotel&kind=talk&month=x',
      '/it/filtered/events',
      '?kind=talk&ref=hotel',
    ],
  ])('%s?%s', (path, query, target, search) => {
    expect(answer(path, query)).toEqual({ kind: 'own', path: target, search });
  });
});

describe('everything else has the page that all share', () => {
  it.each([
    ['/en/experiences', ''],
    ['/en/experiences', 'ref=hotel&dsc=x&utm_source=y'],
    ['/en/experiences', 'language=fr&price=1'],
    ['/en/experiences', 'language=de&language=de'],
    ['/en/experiences', 'kind=music'],
    ['/en/events', 'language=de'],
    ['/en/experiences/cellar-route', 'language=de'],
    ['/en/program', 'month=2026-12'],
    ['/en', 'language=de'],
  ])('%s?%s', (path, query) => {
    expect(answer(path, query)).toBeNull();
  });
});

describe('fields left open are taken out of the address', () => {
  it.each([
    ['language=&duration=60&price=', 'duration=60'],
    ['language=&duration=&price=&ref=hotel', 'ref=hotel'],
    ['language=&duration=&price=', ''],
  ])('%s', (query, search) => {
    expect(answer('/cs/experiences', query)).toEqual({ kind: 'tidy', search });
  });
});
