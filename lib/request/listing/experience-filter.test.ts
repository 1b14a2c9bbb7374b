import { describe, expect, it } from 'vitest';
import type { Locale } from '../../platform/i18n/locales.ts';
import {
  experienceOptions,
  type FilterableExperience,
  matchesExperience,
  parseExperienceFilter,
} from './experience-filter.ts';

const parse = (query: string) => parseExperienceFilter(new URLSearchParams(query));
const nothing = parse('');

function experience(minutes: number, price: number, ...tourLanguages: Locale[]) {
  return { minutes, price, tourLanguages } satisfies FilterableExperience;
}

const offer = [experience(30, 290, 'cs', 'en'), experience(75, 590, 'cs', 'en', 'de')];

describe('a query', () => {
  it('is parsed as a filter, ignoring other parameters', () => {
    expect(parse('price=550&utm_source=x&language=de&duration=60&ref=hotel')).toEqual({
      language: 'de',
      duration: 60,
      price: 550,
    });
  });

  it.each([
    'language=&duration=&price=',
    'language=fr&duration=61&price=-1',
    'language=DE&duration=6e1&price=550.0',
    'language=de&language=en&duration=60&duration=60',
    `language=${'d'.repeat(5000)}&duration=${'9'.repeat(5000)}`,
    'language=__proto__&duration=NaN&price=Infinity',
  ])('without valid values is an empty filter: %.60s', (query) => {
    expect(parse(query)).toEqual(nothing);
  });
});

describe('an experience', () => {
  it.each([
    ['', [30, 75]],
    ['language=de', [75]],
    ['language=it', []],
    ['duration=75', [30, 75]],
    ['duration=60', [30]],
    ['price=550', [30]],
    ['language=de&price=550', []],
  ])('must match all chosen values: %s', (query, minutes) => {
    const found = offer.filter((item) => matchesExperience(item, parse(query)));
    expect(found.map((item) => item.minutes)).toEqual(minutes);
  });

  it('without tour languages matches only if no language is chosen', () => {
    const silent = { ...experience(30, 290), tourLanguages: null };
    expect(matchesExperience(silent, nothing)).toBe(true);
    expect(matchesExperience(silent, parse('language=en'))).toBe(false);
  });
});

describe('the offered options', () => {
  it('are the languages of tours and the limits that divide the list', () => {
    expect(experienceOptions(offer, nothing)).toEqual({
      language: ['en', 'cs', 'de'],
      duration: [30, 45, 60],
      price: [450, 550],
    });
  });

  it('include the chosen values', () => {
    const options = experienceOptions(offer, parse('language=it&duration=90&price=700'));
    expect(options.language).toContain('it');
    expect(options.duration).toContain(90);
    expect(options.price).toContain(700);
  });

  it('are empty if there are no experiences', () => {
    expect(experienceOptions([], nothing)).toEqual({ language: [], duration: [], price: [] });
  });
});
