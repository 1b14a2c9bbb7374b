import { expect, it } from 'vitest';
import { countriesIn } from './country-codes.ts';

it("lists every country once, in the reader's language and alphabetical order", () => {
  const czech = countriesIn('cs');
  expect(czech).toHaveLength(249);
  const names = czech.map(({ name }) => name);
  expect(names.indexOf('Chorvatsko')).toBeGreaterThan(names.indexOf('Honduras'));
  expect(countriesIn('de').find(({ code }) => code === 'CZ')?.name).toBe('Tschechien');
});
