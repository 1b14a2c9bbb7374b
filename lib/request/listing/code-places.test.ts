import { expect, it } from 'vitest';
import type { Referral } from '../../tickets/referral/codes-in.ts';
import { codePlaces } from './code-places.ts';
import { fillPage, joinParts, splitPage } from './page-place.ts';

const insertCodes = (html: string, codes: Referral) =>
  String(joinParts(fillPage(splitPage(Buffer.from(html), codePlaces), codes)));

const codes = { ref: 'hotel', dsc: 'VAULT10' };

it('adds the codes to the form of the filter, at its end, and to no other', () => {
  const html = [
    '<form action="/en/contact"><button></button></form>',
    '<form action="/en/events#list" class="a"><select></select><button></button></form>',
  ].join('\n');
  expect(insertCodes(html, codes)).toBe(
    html.replace(
      /<\/form>$/,
      '<input type="hidden" name="ref" value="hotel"/><input type="hidden" name="dsc" value="VAULT10"/></form>',
    ),
  );
});

it.each([
  ['/en/events?kind=music#list', '/en/events?kind=music&amp;ref=hotel&amp;dsc=VAULT10#list'],
  ['/en/events#list', '/en/events?ref=hotel&amp;dsc=VAULT10#list'],
  [
    '/cs/udalosti?kind=music&amp;month=2026-12',
    '/cs/udalosti?kind=music&amp;month=2026-12&amp;ref=hotel&amp;dsc=VAULT10',
  ],
  ['/en/ticketing-office?dsc=DEAL', '/en/ticketing-office?dsc=DEAL&amp;ref=hotel'],
  ['/en/faq', '/en/faq'],
  ['/en/faq#access', '/en/faq#access'],
  ['https://tickets.example/?a=b', 'https://tickets.example/?a=b'],
])('in a link to %s', (href, expected) => {
  const link = (address: string) => `<a class="x" href="${address}" hrefLang="cs">`;
  expect(insertCodes(link(href), codes)).toBe(link(expected));
});

it('changes nothing without codes', () => {
  expect(insertCodes('<a href="/en/events?kind=music#list">', {})).toBe(
    '<a href="/en/events?kind=music#list">',
  );
});
