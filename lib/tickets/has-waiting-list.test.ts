import { expect, it } from 'vitest';
import { hasWaitingList } from './has-waiting-list.ts';

const end = '2026-05-23T21:00:00Z';
const during = new Date('2026-05-23T20:59:59Z');

it('only a sold-out event has a waiting list, until its end', () => {
  expect(hasWaitingList({ status: 'soldOut', end }, during)).toBe(true);
  expect(hasWaitingList({ status: 'soldOut', end }, new Date(end))).toBe(false);
  expect(hasWaitingList({ status: 'scheduled', end }, during)).toBe(false);
  expect(hasWaitingList({ status: 'cancelled', end }, during)).toBe(false);
});
