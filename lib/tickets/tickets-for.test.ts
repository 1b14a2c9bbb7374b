import { expect, it } from 'vitest';
import { ticketsFor } from './tickets-for.ts';

const types = [
  { name: 'Adult', note: 'From 18', minAge: null, maxAge: null },
  { name: 'Child, {ages}', note: null, minAge: 6, maxAge: 17 },
  { name: 'Child, {ages}', note: 'Free', minAge: null, maxAge: 5 },
  { name: 'Family', note: 'Two adults and two children, {ages}', minAge: 6, maxAge: 17 },
];

function sold(minimumAge: number | null) {
  return ticketsFor(types, minimumAge, 'en').map(({ name, note }) => [name, note]);
}

it('has the ages of every ticket type where there is no minimum age', () => {
  expect(sold(null)).toEqual([
    ['Adult', 'From 18'],
    ['Child, 6\u00a0to\u00a017', null],
    ['Child, under 6', 'Free'],
    ['Family', 'Two adults and two children, 6\u00a0to\u00a017'],
  ]);
});

it('sells children’s tickets from the minimum age, and none for younger children', () => {
  expect(sold(12)).toEqual([
    ['Adult', 'From 18'],
    ['Child, 12\u00a0to\u00a017', null],
    ['Family', 'Two adults and two children, 12\u00a0to\u00a017'],
  ]);
  expect(sold(3)).toContainEqual(['Child, 3\u00a0to\u00a05', 'Free']);
  expect(sold(6)).not.toContainEqual(['Child, under 6', 'Free']);
});

it('sells no children’s tickets where only adults may take part', () => {
  expect(sold(18)).toEqual([['Adult', 'From 18']]);
});

it('leaves out the ages of a ticket type without any', () => {
  const ageless = { name: 'Adult, {ages}', note: 'With {ages} card', minAge: null, maxAge: null };
  expect(ticketsFor([ageless], null, 'en')).toMatchObject([{ name: 'Adult', note: 'With card' }]);
});
