import { afterEach, expect, it } from 'vitest';
import { normalizeNumber, orderNumber } from './order-number.ts';
import { loadState, saveState } from './storage.ts';
import { aDraft, aLine, anOrder } from './testing/fixtures.ts';

afterEach(() => localStorage.clear());

const draft = aDraft({
  entry: '?locale=en',
  product: 'cellar-route',
  date: '2026-12-05',
  counts: { adult: 2 },
  email: 'jana@',
  recipient: 'Petr',
  message: 'All the best!',
});

it('stored state is loaded again', () => {
  const state = { orders: [anOrder({})], draft };
  expect(saveState(state)).toBe(true);
  expect(loadState()).toEqual(state);
});

it('a draft from before vouchers had messages is loaded without any', () => {
  const { recipient, message, ...before } = draft;
  localStorage.setItem('checkout-demo', JSON.stringify({ orders: [], draft: before }));
  expect(loadState().draft).toEqual({ ...draft, recipient: '', message: '' });
});

it('an order from before its tickets said whom they admit counts them as those of adults', () => {
  const { id, name, count, amount } = aLine({});
  const order = { ...anOrder({}), lines: [{ id, name, count, amount }] };
  localStorage.setItem('checkout-demo', JSON.stringify({ orders: [order], draft: null }));
  expect(loadState().orders).toEqual([anOrder({})]);
});

it.each(['', '{', '{"orders":{}}', '{"orders":[{"number":7}],"draft":null}'])(
  'invalid state is loaded as an empty one: %j',
  (kept) => {
    localStorage.setItem('checkout-demo', kept);
    expect(loadState()).toEqual({ orders: [], draft: null });
  },
);

it('what cannot be read takes nothing else with it', () => {
  const store = (orders: readonly unknown[], stored: unknown) =>
    localStorage.setItem('checkout-demo', JSON.stringify({ orders, draft: stored }));
  store([anOrder({})], { ...draft, counts: 'two' });
  expect(loadState()).toEqual({ orders: [anOrder({})], draft: null });
  store([{ number: 7 }, anOrder({})], draft);
  expect(loadState()).toEqual({ orders: [anOrder({})], draft });
});

it('an order number has its format, and typed ones are normalized', () => {
  expect(orderNumber([])).toMatch(/^BMP-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(normalizeNumber(' bmp-7k3f -9qxa')).toBe('BMP-7K3F-9QXA');
  expect(normalizeNumber('BMP 7K3F 9QXA')).toBe('BMP-7K3F-9QXA');
});
