import { expect, it } from 'vitest';
import { servedIn } from './served-in.ts';

const everywhere = { name: 'Pale eleven', places: null };
const guest = { name: 'A guest', places: ['taproom'] };

it('returns what is served in the room, and what is served everywhere', () => {
  expect(servedIn('beerHall', [everywhere, guest])).toEqual([everywhere]);
  expect(servedIn('taproom', [everywhere, guest])).toEqual([everywhere, guest]);
});

it('returns everything if no room is chosen', () => {
  expect(servedIn(null, [everywhere, guest])).toEqual([everywhere, guest]);
  expect(servedIn(null, null)).toEqual([]);
});
