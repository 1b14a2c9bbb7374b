import { expect, it } from 'vitest';
import type { Catalog } from '../catalog.ts';
import { isComplete, judge } from './judge.ts';
import { placeOrder, voucherEnd } from './place.ts';
import { salesOf } from './sale.ts';
import { freeSeats } from './seats.ts';
import type { Draft } from './storage.ts';
import { aCode, tickets } from './testing/fixtures.ts';
import { languagesOn, preferredOf } from './tour-languages.ts';

const experience = {
  id: 'cellar-route',
  title: 'The Cellar Route',
  summary: '',
  minutes: 75,
  seats: 16,
  languages: ['cs', 'en', 'de'],
  departures: null,
  tickets,
} as const;

const catalog: Catalog = {
  plan: { weekly: [], exceptions: null },
  languageDays: [
    { language: 'cs', days: ['friday', 'saturday'] },
    { language: 'en', days: ['friday', 'saturday'] },
    { language: 'de', days: ['saturday'] },
    { language: 'it', days: ['saturday'] },
  ],
  experiences: [experience],
  events: [],
  voucherAmounts: [500],
  codes: [aCode({})],
};

const names = {
  amount: (kc: number) => `Voucher ${kc}`,
  forTwo: (title: string) => `${title} for two`,
};
const sales = salesOf(catalog, names);
const now = new Date('2026-12-01T10:00:00Z');
const halfHours = Array.from(
  { length: 20 },
  (_, index) => new Date(Date.UTC(2026, 11, 5, 9) + index * 18e5),
);
const roomy = halfHours.find((start) => freeSeats(experience, start, []) > 6) ?? now;

const draft: Draft = {
  entry: '',
  product: 'cellar-route',
  date: '2026-12-05',
  start: roomy.toISOString(),
  language: null,
  counts: { adult: 2 },
  code: 'vault10',
  email: ' jana@example.com ',
  placed: null,
};

const judged = (change: Partial<Draft>) =>
  judge({ ...draft, ...change }, { catalog, sales, orders: [], now });

it('a complete draft becomes an order', () => {
  expect(isComplete(judged({}).problems)).toBe(true);
  const placing = { language: 'en', ref: 'hotel', orders: [], now };
  expect(placeOrder(draft, judged({}), placing)).toMatchObject({
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
  ['no time', { start: null }, { time: true }],
  ['a time that has passed', { start: '2026-12-01T09:30:00.000Z' }, { time: true }],
  ['nobody', { counts: {} }, { party: 'empty' }],
  ['twenty', { counts: { adult: 20 } }, { party: 'enquiry' }],
  ['an address that is none', { email: 'jana@' }, { email: true }],
])('is not complete with %s', (_, change, problems) => {
  const result = judged(change).problems;
  expect(result).toMatchObject(problems);
  expect(isComplete(result)).toBe(false);
});

it('an invalid code does not prevent an order, but gives no discount', () => {
  const { problems, bill, code } = judged({ code: 'WRONG' });
  expect(isComplete(problems)).toBe(true);
  expect([bill.total, code?.ok]).toEqual([980, false]);
});

it('a voucher needs neither day nor party, and one for two costs two adult tickets', () => {
  const change = { product: 'voucher cellar-route', start: null, counts: {}, code: '' };
  expect(isComplete(judged(change).problems)).toBe(true);
  expect(judged(change).bill.total).toBe(980);
  const order = placeOrder(draft, judged(change), { language: 'en', ref: null, orders: [], now });
  expect(order?.item).toEqual({
    kind: 'voucher',
    title: 'The Cellar Route for two',
    validThrough: '2027-12-01',
  });
  expect(voucherEnd(new Date('2026-12-31T23:30:00Z'))).toBe('2028-01-01');
});

it('tours are in the languages of the day', () => {
  expect(languagesOn(experience, catalog.languageDays, '2026-12-05')).toEqual(['cs', 'en', 'de']);
  expect(languagesOn(experience, catalog.languageDays, '2026-12-04')).toEqual(['cs', 'en']);
  expect(preferredOf(['cs', 'en'], 'de', 'en')).toBe('en');
  expect(preferredOf(['cs', 'en', 'de'], 'de', 'en')).toBe('de');
  expect(preferredOf(['cs'], null, 'it')).toBe('cs');
});
