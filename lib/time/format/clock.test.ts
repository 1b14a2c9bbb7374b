import { describe, expect, it } from 'vitest';
import { locales } from '#lib/platform/i18n/locales';
import { atTime, formatClock, untilTime } from './clock.ts';

const two = (value: number) => `${value}`.padStart(2, '0');
const times = Array.from({ length: 24 * 60 }, (_, minutes) => [
  Math.floor(minutes / 60),
  minutes % 60,
]).map(([hour = 0, minute = 0]) => ({ hour, minute, time: `${two(hour)}:${two(minute)}` }));

/** The Czech names of the hours, as a visitor reads them. */
const czechHours = [
  ...['v nula', 'v jednu', 've dvě', 've tři', 've čtyři', 'v pět', 'v šest', 'v sedm', 'v osm'],
  ...['v devět', 'v deset', 'v jedenáct', 've dvanáct', 've třináct', 've čtrnáct', 'v patnáct'],
  ...['v šestnáct', 'v sedmnáct', 'v osmnáct', 'v devatenáct', 've dvacet', 've dvacet jedna'],
  ...['ve dvacet dva', 've dvacet tři'],
];

describe('a time of day', () => {
  it('keeps its hour and minute and breaks no line, in every language and minute', () => {
    for (const locale of locales) {
      for (const { hour, minute, time } of times) {
        const clock = locale === 'en' ? time : `${hour}:${two(minute)}`;
        expect(formatClock(time, locale)).toBe(clock);
        expect(atTime(time, locale)).toContain(clock);
        expect(untilTime(time, locale)).toContain(clock);
      }
    }
  });

  it('follows the Czech preposition as its name requires', () => {
    for (const { hour, time } of times) {
      const [preposition] = czechHours[hour]?.split(' ') ?? [];
      expect(atTime(time, 'cs').split('\u00a0')[0], time).toBe(preposition);
    }
  });

  it('has an elided Italian preposition at one only', () => {
    for (const { hour, time } of times) {
      expect(atTime(time, 'it'), time).toMatch(hour === 1 ? /^all’1:/ : /^alle \d/);
      expect(untilTime(time, 'it')).toBe(`fino ${atTime(time, 'it')}`);
    }
  });

  it('is followed by Uhr in German', () => {
    expect(atTime('08:05', 'de')).toBe('um 8:05\u00a0Uhr');
    expect(untilTime('20:00', 'de')).toBe('bis 20:00\u00a0Uhr');
  });

  it('has two digits in English', () => {
    expect(untilTime('01:00', 'en')).toBe('until 01:00');
    expect(atTime('08:30', 'en')).toBe('at 08:30');
  });
});
