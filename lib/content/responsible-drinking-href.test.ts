import { expect, it } from 'vitest';
import { responsibleDrinkingHref } from './responsible-drinking-href.ts';

const fallback = responsibleDrinkingHref(null);

it.each([
  ['https://www.drinkaware.ie', 'https://www.drinkaware.ie'],
  ['www.drinkaware.ie', 'https://www.drinkaware.ie'],
  ['drinkaware.ie', fallback],
  ['/en/faq', fallback],
  ['#terms', fallback],
  [null, fallback],
])('the address %s in the settings leads visitors under 18 to %s', (url, href) => {
  expect(responsibleDrinkingHref({ responsibleDrinkingUrl: url })).toBe(href);
});

it('visitors under 18 are led to another site without settings', () => {
  expect(fallback).toMatch(/^https:/);
});
