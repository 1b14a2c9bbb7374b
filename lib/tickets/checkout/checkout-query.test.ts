import { describe, expect, it } from 'vitest';
import { maxVoucherAmount } from '../limits.ts';
import { readQuery, toQuery, toRequestQuery } from './checkout-query.ts';
import type { CheckoutOrder, CheckoutProduct } from './checkout-request.ts';

const order: CheckoutOrder = {
  locale: 'de',
  product: { kind: 'experience', id: 'experience-lantern-night' },
  date: '2026-12-04',
  time: '14:30',
  language: 'it',
  party: 3,
  tickets: { 'ticketType-adult': 2, 'ticket.type_child': 1 },
  ref: 'hotel',
  dsc: 'VAULT10',
};

const products: readonly CheckoutProduct[] = [
  { kind: 'tickets' },
  { kind: 'experience', id: 'experience-cellar-route' },
  { kind: 'event', id: 'event-new-years-eve' },
  { kind: 'voucher', amount: 500 },
  { kind: 'voucher', amount: maxVoucherAmount },
  { kind: 'voucher', amount: null },
  { kind: 'booking', order: null },
  { kind: 'booking', order: 'BMP-7K3F-9QXA' },
];

describe('an order', () => {
  it.each(products)('is read back as it was written: $kind', (product) => {
    expect(readQuery(toQuery({ ...order, product }))).toEqual({ ...order, product });
  });

  it('leaves out what is open', () => {
    const chosen = { date: null, time: null, language: null, party: null, tickets: null };
    const open = { ...order, ...chosen, ref: null, dsc: null };
    expect(toQuery(open).toString()).toBe('locale=de&experience=experience-lantern-night');
  });

  it('contains consent and the return path in a complete request', () => {
    const request = { ...order, consent: ['analytics'] as const, returnTo: '/de/erlebnisse' };
    expect(toRequestQuery(request).get('consent')).toBe('analytics');
    expect(toRequestQuery(request).get('return')).toBe('/de/erlebnisse');
    expect(toRequestQuery({ ...request, consent: null }).has('consent')).toBe(false);
  });
});

it('a start is one value of the query', () => {
  expect(toQuery(order).get('date')).toBe('2026-12-04T14:30');
  expect(toQuery({ ...order, time: null }).get('date')).toBe('2026-12-04');
});

describe('invalid values count as missing', () => {
  const open = {
    locale: 'en',
    product: { kind: 'tickets' },
    date: null,
    time: null,
    language: null,
    party: null,
    tickets: null,
  };
  it.each([
    'locale=fr&experience=../../etc',
    'date=2026-02-30&party=0',
    'date=2026-02-30T14:30&language=fr',
    'date=T14:30&language=',
    'party=-3&voucher=1e9&ref=a%20b',
    `dsc=${'x'.repeat(65)}&event=`,
    'tickets=2',
    'date=9999-12-30&voucher=100001',
    'date=1999-12-31&voucher=1500.50',
    'tickets=0.adult 1. .child -1.adult 1./etc 100.adult x.adult',
  ])('reads %s as an open order', (query) => {
    expect(readQuery(new URLSearchParams(query))).toEqual({ ...open, ref: null, dsc: null });
  });

  it('a day is read without a time that is none', () => {
    for (const date of ['2026-12-04', '2026-12-04T24:00', '2026-12-04T9:00', '2026-12-04Tx']) {
      expect(readQuery(new URLSearchParams({ date }))).toMatchObject({
        date: '2026-12-04',
        time: null,
      });
    }
  });

  it('an order number is read without whitespace', () => {
    const { product } = readQuery(new URLSearchParams({ booking: ' BMP-7K3F-9QXA ' }));
    expect(product).toEqual({ kind: 'booking', order: 'BMP-7K3F-9QXA' });
  });
});
