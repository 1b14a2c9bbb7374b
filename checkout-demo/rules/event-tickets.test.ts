import { expect, it } from 'vitest';
import { eventTickets } from './event-tickets.ts';

const names = { entry: 'Entry', entryWithSoftDrinks: 'Entry with soft drinks' };

it('offers soft drinks at the same price where drinks are included', () => {
  const tickets = eventTickets(890, true, names);
  expect(tickets.map(({ name, price }) => [name, price])).toEqual([
    ['Entry', 890],
    ['Entry with soft drinks', 890],
  ]);
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(2);
});

it('has one ticket for an event without drinks', () => {
  expect(eventTickets(390, false, names)).toMatchObject([{ name: 'Entry', price: 390 }]);
});
