import { describe, expect, it } from 'vitest';
import { hasPlaces, parseAvailability, withDays } from './availability.ts';

const start = { date: '2026-12-04', time: '14:30', languages: ['de'], places: 3 };

describe('the answer of a provider', () => {
  it('is read start by start, without those that are none', () => {
    const answer = [
      start,
      { ...start, date: '2026-02-30' },
      { ...start, time: '25:00' },
      { ...start, places: 'many' },
      { ...start, places: null },
      { ...start, languages: ['fr', 'it', 7] },
      { date: '2026-12-05', time: '10:00', languages: [], places: 0 },
      { date: '2026-12-05', time: '10:30', places: 4 },
      null,
      '14:30',
      [],
    ];
    expect(parseAvailability(answer)).toEqual([
      start,
      { ...start, languages: ['fr', 'it', '7'] },
      { date: '2026-12-05', time: '10:00', places: 0, languages: [] },
    ]);
  });

  it.each([undefined, null, 'sold out', { starts: [start] }])('is unknown for %j', (answer) => {
    expect(parseAvailability(answer)).toBeNull();
  });
});

describe('free places', () => {
  const answer = [
    start,
    { ...start, time: '15:00', languages: ['en'], places: 0 },
    { ...start, time: '15:00', languages: ['cs'], places: 2 },
    { ...start, date: '2026-12-05', places: 0 },
    { ...start, date: '2026-12-06', languages: [] },
    { ...start, date: '2026-12-08', languages: ['fr'] },
  ];
  const starts = withDays(parseAvailability(answer) ?? [], new Map());

  it.each([
    ['2026-12-04', null, true],
    ['2026-12-04', 'de', true],
    ['2026-12-04', 'en', false],
    ['2026-12-04T14:30', 'de', true],
    ['2026-12-04T14:30', 'cs', false],
    ['2026-12-04T15:00', null, true],
    ['2026-12-04T15:00', 'cs', true],
    ['2026-12-04T15:00', 'en', false],
    ['2026-12-05', null, false],
    ['2026-12-06', 'it', true],
    ['2026-12-07', null, false],
    ['2026-12-08', null, true],
    ['2026-12-08', 'de', false],
  ] as const)('on %s in %s: %s', (when, language, expected) => {
    expect(hasPlaces(starts, when, language)).toBe(expected);
  });

  it.each([
    ['2026-12-04', true],
    ['2026-12-05', false],
    ['2026-12-05T00:30', true],
  ])(
    'of a night that goes past midnight are on the day it belongs to: %s, %s',
    (when, expected) => {
      const nights = new Map([['2026-12-04', '2026-12-05T01:00']]);
      const late = [{ date: '2026-12-05', time: '00:30', languages: [], places: 3 }];
      expect(hasPlaces(withDays(late, nights), when, null)).toBe(expected);
    },
  );
});
