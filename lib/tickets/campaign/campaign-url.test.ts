import { expect, it } from 'vitest';
import { campaignUrl } from './campaign-url.ts';

const site = 'https://www.example.com';

it.each([
  [{ ref: 'hotel', dsc: null }, '/de/d/zwei-kruege?ref=hotel'],
  [{ ref: 'hotel', dsc: 'VAULT10' }, '/de/d/zwei-kruege?ref=hotel&dsc=VAULT10'],
  [{ ref: null, dsc: 'VAULT10' }, '/de/d/zwei-kruege?dsc=VAULT10'],
])('adds the codes %j', (codes, target) => {
  expect(campaignUrl(site, '/de/d/zwei-kruege', codes)).toBe(site + target);
});
