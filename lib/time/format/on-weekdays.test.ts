import { expect, it } from 'vitest';
import { locales } from '#lib/platform/i18n/locales';
import { weekdays } from '../weekdays.ts';
import { onWeekdays } from './on-weekdays.ts';

it.each([
  ['en', 'Friday to Sunday', 'Saturday', 'Wednesday and Sunday'],
  ['cs', 'od pátku do neděle', 'v\u00a0sobotu', 've\u00a0středu a\u00a0v\u00a0neděli'],
  ['de', 'freitags bis sonntags', 'samstags', 'mittwochs und sonntags'],
  ['it', 'dal venerdì alla domenica', 'il sabato', 'il mercoledì e la domenica'],
] as const)('inflects weekdays in %s', (locale, range, one, two) => {
  expect(onWeekdays(['friday', 'saturday', 'sunday'], locale)).toBe(range);
  expect(onWeekdays(['saturday'], locale)).toBe(one);
  expect(onWeekdays(['wednesday', 'sunday'], locale)).toBe(two);
});

it('joins a day and a range', () => {
  expect(onWeekdays(['monday', 'friday', 'saturday', 'sunday'], 'cs')).toBe(
    'v\u00a0pondělí a\u00a0od pátku do neděle',
  );
});

/** The items that may be between the separators of a list. */
const phrases = {
  en: /^(?:\p{Lu}\p{Ll}+day)(?: to \p{Lu}\p{Ll}+day)?$/u,
  cs: /^(?:v\u00a0(?:pondělí|úterý|pátek|sobotu|neděli)|ve\u00a0(?:středu|čtvrtek)|od (?:pondělí|úterý|středy|čtvrtka|pátku) do (?:středy|čtvrtka|pátku|soboty|neděle))$/,
  de: /^(?:(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs)(?: bis (?:(?:donners|frei|sams|sonn)tags|mittwochs))?$/,
  it: /^(?:il (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|la domenica|dal \p{Ll}+ì (?:al (?:mercoledì|giovedì|venerdì|sabato)|alla domenica))$/u,
};

it('inflects every choice of weekdays, in every language', () => {
  for (const locale of locales) {
    for (let choice = 1; choice < 2 ** weekdays.length; choice += 1) {
      const days = weekdays.filter((_, index) => choice & (1 << index));
      const text = onWeekdays(days, locale);
      for (const phrase of text.split(/, | and | a\u00a0(?=v|od)| und | e /)) {
        expect(phrase, text).toMatch(phrases[locale]);
      }
    }
  }
});
