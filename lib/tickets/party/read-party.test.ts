import { expect, it } from 'vitest';
import { experienceParameter, partySearch, readParty } from './read-party.ts';

const read = (query: string) => readParty(new URLSearchParams(query), ['adult', 'child']);

it('reads the guests of each ticket type, and no other parameters', () => {
  expect(read('adult=2&child=1&ref=hotel')).toEqual({ adult: 2, child: 1 });
  expect(read('child=1')).toEqual({ adult: 0, child: 1 });
});

it.each(['adult=-1', 'adult=1e1', 'adult=100', 'adult=', 'adult=two'])(
  'counts what is no number of guests as none: %s',
  (query) => {
    expect(read(query)).toEqual({ adult: 0, child: 0 });
  },
);

it('is null without any of them', () => {
  expect(read('experience=x&constructor=1')).toBeNull();
});

it('reads a party from the query that is written for it', () => {
  const query = new URLSearchParams(partySearch('tour', { adult: 2, child: 0 }));
  expect(query.get(experienceParameter)).toBe('tour');
  expect(readParty(query, ['adult', 'child'])).toEqual({ adult: 2, child: 0 });
});
