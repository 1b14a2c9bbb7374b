import { describe, expect, it } from 'vitest';
import {
  eventOptions,
  type FilterableEvent,
  isNearMonth,
  matchesEvent,
  parseEventFilter,
} from './event-filter.ts';

const parse = (query: string) => parseEventFilter(new URLSearchParams(query));
const nothing = parse('');

function event(kind: FilterableEvent['kind'], start: string, end: string): FilterableEvent {
  return { kind, start, end };
}

/** 31 December, 20:00, to 1 January, 1:30, in Prague. */
const newYear = event('feast', '2026-12-31T19:00:00Z', '2027-01-01T00:30:00Z');
/** On 30 November until midnight in Prague. */
const untilMidnight = event('music', '2026-11-30T18:00:00Z', '2026-11-30T23:00:00Z');
/** From 1 December, 0:30 in Prague, which is still November in UTC. */
const afterMidnight = event('quiet', '2026-11-30T23:30:00Z', '2026-12-01T01:00:00Z');
const fromOctoberOn = event('market', '2026-10-20T08:00:00Z', '2026-12-05T17:00:00Z');

describe('a query', () => {
  it('is parsed as a filter, ignoring other parameters', () => {
    expect(parse('dsc=x&month=2026-12&kind=music')).toEqual({
      month: '2026-12',
      kind: 'music',
      page: null,
    });
  });

  it.each([
    'month=&kind=&page=',
    'page=0',
    'page=1',
    'page=02',
    'page=2.5',
    'page=-2',
    'page=21',
    'page=1e1',
    'page=2&page=3',
    'month=2026-13&kind=opera',
    'month=2026-1&kind=Music',
    'month=12026-01&kind=constructor',
    'month=2026-12%0A&kind=music%20',
    'month=2026-11&month=2026-12&kind=music&kind=music',
    `month=${'2026-12'.repeat(1000)}`,
  ])('without valid values is an empty filter: %.60s', (query) => {
    expect(parse(query)).toEqual(nothing);
  });
});

it('a query has a page of the list, but not of a month', () => {
  expect(parse('kind=music&page=2')).toEqual({ month: null, kind: 'music', page: 2 });
  expect(parse('page=20').page).toBe(20);
  expect(parse('month=2026-12&page=2').page).toBeNull();
});

describe('an event', () => {
  it.each([
    [newYear, '2026-12', true],
    [newYear, '2027-01', true],
    [newYear, '2026-11', false],
    [untilMidnight, '2026-11', true],
    [untilMidnight, '2026-12', false],
    [afterMidnight, '2026-11', false],
    [afterMidnight, '2026-12', true],
    [fromOctoberOn, '2026-11', true],
  ])('matches every month in Prague when it takes place: %o, %s', (item, month, belongs) => {
    expect(matchesEvent(item, parse(`month=${month}`))).toBe(belongs);
  });

  it('must match all chosen values', () => {
    expect(matchesEvent(newYear, nothing)).toBe(true);
    expect(matchesEvent(newYear, parse('kind=feast'))).toBe(true);
    expect(matchesEvent(newYear, parse('kind=music'))).toBe(false);
    expect(matchesEvent(newYear, parse('kind=feast&month=2026-11'))).toBe(false);
  });
});

describe('the offered options', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it('are the months from the current one on and the kinds, once each', () => {
    const events = [fromOctoberOn, untilMidnight, afterMidnight, newYear];
    expect(eventOptions(events, nothing, now)).toEqual({
      month: ['2026-11', '2026-12'],
      kind: ['music', 'feast', 'market', 'quiet'],
    });
  });

  it('include the chosen values', () => {
    expect(eventOptions([newYear], parse('month=2026-10&kind=talk'), now)).toEqual({
      month: ['2026-10', '2026-12'],
      kind: ['talk', 'feast'],
    });
  });

  it('are only the months that can be asked for, however long the events last', () => {
    const ages = event('market', '1900-01-01T00:00:00Z', '2200-12-31T00:00:00Z');
    const { month } = eventOptions(Array<FilterableEvent>(5000).fill(ages), nothing, now);
    expect(month).toHaveLength(25);
    expect([month[0], month.at(-1)]).toEqual(['2026-11', '2028-11']);
    expect(month.filter((each) => !isNearMonth(each, now))).toEqual([]);
    expect([isNearMonth('2026-09', now), isNearMonth('2028-12', now)]).toEqual([false, false]);
  });

  it('are empty if there are no upcoming events', () => {
    expect(eventOptions([], nothing, now)).toEqual({ month: [], kind: [] });
  });
});
