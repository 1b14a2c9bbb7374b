import { describe, expect, it } from 'vitest';
import { freeSeats } from './seats.ts';
import { anOrder, aVisit } from './testing/fixtures.ts';

const experience = { id: 'cellar-route', seats: 16 };
const starts = Array.from(
  { length: 400 },
  (_, index) => new Date(Date.UTC(2026, 11, 5) + index * 18e5),
);

describe('the seats of a start', () => {
  it('are the same on every call', () => {
    const look = () => starts.map((start) => freeSeats(experience, start, []));
    expect(look()).toEqual(look());
  });

  it('are sold out now and then, and never exceed the capacity', () => {
    const seats = starts.map((start) => freeSeats(experience, start, []));
    const soldOut = seats.filter((free) => free === 0).length;
    expect(soldOut).toBeGreaterThan(20);
    expect(soldOut).toBeLessThan(100);
    expect(Math.max(...seats)).toBeLessThanOrEqual(16);
  });

  it('are reduced by orders of this browser until they are cancelled', () => {
    const start = starts.find((one) => freeSeats(experience, one, []) > 4) ?? new Date(0);
    const order = anOrder({ item: aVisit(start.toISOString()) });
    const free = freeSeats(experience, start, []);
    expect(freeSeats(experience, start, [order])).toBe(free - 2);
    expect(freeSeats(experience, start, [{ ...order, status: 'cancelled' }])).toBe(free);
    expect(freeSeats({ ...experience, id: 'lab' }, start, [order])).toBe(
      freeSeats({ ...experience, id: 'lab' }, start, []),
    );
  });
});
