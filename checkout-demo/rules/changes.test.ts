import { expect, it } from 'vitest';
import { cancellableUntil, cancelled, isStillPossible, movableUntil, moved } from './changes.ts';
import { anOrder, aVisit, aVoucher } from './testing/fixtures.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

it('a booking can be moved until 2 hours and cancelled until 24 hours before its start', () => {
  expect(iso(movableUntil(anOrder({})))).toBe('2026-12-05T09:00:00.000Z');
  expect(iso(cancellableUntil(anOrder({})))).toBe('2026-12-04T11:00:00.000Z');
});

it('counts elapsed hours, also over the night on which the clock is put forward', () => {
  const item = aVisit('2027-03-28T08:00:00.000Z');
  expect(iso(cancellableUntil(anOrder({ item })))).toBe('2027-03-27T08:00:00.000Z');
});

it('the deadline itself is still in time', () => {
  const until = new Date('2026-12-04T11:00:00Z');
  expect(isStillPossible(until, until)).toBe(true);
  expect(isStillPossible(until, new Date(until.getTime() + 1))).toBe(false);
  expect(isStillPossible(null, until)).toBe(false);
});

it('a voucher can be returned until the end of the fourteenth day after the purchase', () => {
  const item = aVoucher({ validThrough: '2027-11-20' });
  expect(iso(cancellableUntil(anOrder({ item })))).toBe('2026-12-04T23:00:00.000Z');
  expect(movableUntil(anOrder({ item }))).toBeNull();
});

it('an event cannot be moved, but can be cancelled', () => {
  const item = { kind: 'event', id: 'e', title: 'E', start: '2026-12-31T19:00:00.000Z' } as const;
  expect(movableUntil(anOrder({ item }))).toBeNull();
  expect(iso(cancellableUntil(anOrder({ item })))).toBe('2026-12-30T19:00:00.000Z');
});

it('a cancelled order can be neither moved nor cancelled again', () => {
  const order = cancelled(anOrder({}));
  expect([order.status, movableUntil(order), cancellableUntil(order)]).toEqual([
    'cancelled',
    null,
    null,
  ]);
});

it('a moved booking keeps everything but time and language', () => {
  const order = moved(anOrder({}), new Date('2026-12-06T12:00:00Z'), 'de');
  expect(order).toEqual({
    ...anOrder({}),
    item: { ...anOrder({}).item, start: '2026-12-06T12:00:00.000Z', language: 'de' },
  });
});
