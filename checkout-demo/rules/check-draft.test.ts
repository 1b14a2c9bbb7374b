import { describe, expect, it } from 'vitest';
import { charactersLeft, checkDraft, type Problems } from './check-draft.ts';
import type { CodeAnswer } from './look-up-code.ts';
import { placeOrder, voucherEnd } from './place.ts';
import { salesOf } from './sale.ts';
import { freeSeats } from './seats.ts';
import type { Draft } from './storage.ts';
import {
  aCatalog,
  aCode,
  aDraft,
  anExperience,
  anOrder,
  aVisit,
  openDaily,
  saleNames,
} from './testing/fixtures.ts';
import { preferredOf } from './tour-languages.ts';

const experience = anExperience({});

const market = {
  id: 'market',
  title: 'Christmas market',
  start: '2026-11-30T09:00:00.000Z',
  end: '2026-12-23T20:00:00.000Z',
  price: 490,
  drinksIncluded: false,
};

const catalog = aCatalog({
  plan: { ...openDaily, exceptions: [{ date: '2026-12-24', closed: true }] },
  events: [market],
  languageDays: [
    { language: 'cs', days: ['friday', 'saturday'] },
    { language: 'en', days: ['friday', 'saturday'] },
    { language: 'de', days: ['saturday'] },
    { language: 'it', days: ['saturday'] },
  ],
});

const names = saleNames({
  amount: (kc) => `Voucher ${kc}`,
  forTwo: (title) => `${title} for two`,
});
const code = aCode({});
const sales = salesOf(catalog, names);
const now = new Date('2026-12-01T10:00:00Z');
const halfHours = Array.from(
  { length: 20 },
  (_, index) => new Date(Date.UTC(2026, 11, 5, 9) + index * 18e5),
);
const roomy = halfHours.find((start) => freeSeats(experience, start, []) > 6) ?? now;

const draft = aDraft({
  product: 'cellar-route',
  date: '2026-12-05',
  start: roomy.toISOString(),
  counts: { adult: 2 },
  code: 'vault10',
  email: ' jana@example.com ',
  recipient: ' Petr ',
  message: ' All the best! ',
});

const checkedWith = (change: Partial<Draft>, known: CodeAnswer | null = code) =>
  checkDraft({ ...draft, ...change }, { catalog, code: known, sales, orders: [], now });

const none: Problems = { product: false, time: null, party: null, message: false, email: false };

it('a complete draft becomes an order', () => {
  expect(checkedWith({}).problems).toEqual(none);
  const placing = { language: 'en', ref: 'hotel', orders: [], now };
  expect(placeOrder(draft, checkedWith({}), placing)).toMatchObject({
    email: 'jana@example.com',
    item: { kind: 'visit', id: 'cellar-route', start: roomy.toISOString(), language: 'en' },
    lines: [{ name: 'Adult', count: 2, amount: 980 }],
    guests: 2,
    code: 'VAULT10',
    discount: 98,
    total: 882,
    ref: 'hotel',
    status: 'booked',
  });
});

it.each([
  ['nothing on sale', { product: 'gone' }, { product: true }],
  ['no time', { start: null }, { time: 'missing' }],
  ['a time that has passed', { start: '2026-12-01T09:30:00.000Z' }, { time: 'passed' }],
  ['a time on a closed day', { start: '2026-12-24T11:00:00.000Z' }, { time: 'missing' }],
  ['a time at which no tour starts', { start: '2026-12-05T11:10:00.000Z' }, { time: 'missing' }],
  ['a day without a tour language', { start: '2026-12-03T11:00:00.000Z' }, { time: 'missing' }],
  ['a day that is not on sale yet', { start: '2027-06-04T10:00:00.000Z' }, { time: 'missing' }],
  ['nobody', { counts: {} }, { party: 'empty' }],
  ['twenty', { counts: { adult: 20 } }, { party: 'enquiry' }],
  ['an address that is none', { email: 'jana@' }, { email: true }],
  [
    'a message that does not fit on the card',
    { product: 'voucher 500', message: 'x'.repeat(201) },
    { message: true },
  ],
])('is not complete with %s', (_, change, problems) => {
  expect(checkedWith(change, null).problems).toMatchObject(problems);
});

it('is not complete with more guests than there are seats at the chosen time', () => {
  const others = anOrder({
    item: aVisit(roomy.toISOString()),
    guests: freeSeats(experience, roomy, []) - 1,
  });
  const { problems } = checkDraft(draft, { catalog, code, sales, orders: [others], now });
  expect(problems).toEqual({ ...none, time: 'full' });
});

it('counts what a reader takes for a character', () => {
  expect(charactersLeft('🍺'.repeat(200))).toBe(0);
  expect(checkedWith({ product: 'voucher 500', message: '🍺'.repeat(200) }).problems).toEqual(none);
});

it('an invalid code does not prevent an order, but gives no discount', () => {
  const { problems, bill, code } = checkedWith({ code: 'WRONG' }, 'unknown');
  expect(problems).toEqual(none);
  expect([bill.total, code?.ok]).toEqual([980, false]);
});

describe('an event', () => {
  const change = { product: 'market', start: null, counts: { entry: 2 }, code: '' };
  const placing = { language: 'en', ref: null, orders: [] };

  it('can be bought while it lasts', () => {
    expect(checkedWith(change).problems).toEqual(none);
    expect(placeOrder(draft, checkedWith(change, null), { ...placing, now })).toMatchObject({
      item: { kind: 'event', id: 'market', start: market.start },
      total: 980,
    });
  });

  it('is no longer on sale once it ends', () => {
    const over = new Date(market.end);
    const ended = checkDraft(
      { ...draft, ...change },
      { catalog, code, sales, orders: [], now: over },
    );
    expect(ended.sale).toBeNull();
    expect(ended.problems.product).toBe(true);
  });
});

it('a code does not apply to a voucher', () => {
  const { bill, code, problems } = checkedWith({ product: 'voucher 500', code: 'VAULT10' });
  expect([bill.total, bill.discount, code, problems]).toEqual([500, 0, null, none]);
});

it('a voucher needs neither day nor party, and one for two costs two adult tickets', () => {
  const change = { product: 'voucher cellar-route', start: null, counts: {}, code: '' };
  expect(checkedWith(change).problems).toEqual(none);
  expect(checkedWith(change).bill.total).toBe(980);
  const order = placeOrder(draft, checkedWith(change), {
    language: 'en',
    ref: null,
    orders: [],
    now,
  });
  expect(order?.item).toEqual({
    kind: 'voucher',
    title: 'The Cellar Route for two',
    code: expect.stringMatching(/^GIFT-/),
    recipient: 'Petr',
    message: 'All the best!',
    validThrough: '2027-12-01',
  });
  expect(voucherEnd(new Date('2026-12-31T23:30:00Z'))).toBe('2028-01-01');
  expect(voucherEnd(new Date('2028-02-29T12:00:00Z'))).toBe('2029-02-28');
});

it('tours are first in the chosen language, else in that of the page', () => {
  expect(preferredOf(['cs', 'en'], 'de', 'en')).toBe('en');
  expect(preferredOf(['cs', 'en', 'de'], 'de', 'en')).toBe('de');
  expect(preferredOf(['cs'], null, 'it')).toBe('cs');
});
