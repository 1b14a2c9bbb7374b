import { expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { formatYears, formatYearsLimit } from './years.ts';

/** The nouns for one, for two to four and for other numbers. */
const nouns = {
  en: { counted: ['year', 'years', 'years'], limit: ['year', 'years', 'years'] },
  cs: { counted: ['rok', 'roky', 'let'], limit: ['roku', 'let', 'let'] },
  de: { counted: ['Jahr', 'Jahre', 'Jahre'], limit: ['Jahr', 'Jahren', 'Jahren'] },
  it: { counted: ['anno', 'anni', 'anni'], limit: ['anno', 'anni', 'anni'] },
};

it('puts the right noun after every number from 0 to 200, in every language', () => {
  for (const locale of locales) {
    for (let count = 0; count <= 200; count += 1) {
      const form = count === 1 ? 0 : count >= 2 && count <= 4 ? 1 : 2;
      const { counted, limit } = nouns[locale];
      expect(formatYears(count, locale)).toBe(`${count}\u00a0${counted[form]}`);
      expect(formatYearsLimit(count, locale)).toBe(`${count}\u00a0${limit[form]}`);
    }
  }
});
