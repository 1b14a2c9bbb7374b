import { expect, it } from 'vitest';
import { weekdayRuns } from './weekday-runs.ts';

it('groups three consecutive days, but not two', () => {
  expect(weekdayRuns(['sunday', 'friday', 'saturday', 'monday', 'tuesday'])).toEqual([
    { first: 'monday', last: 'monday' },
    { first: 'tuesday', last: 'tuesday' },
    { first: 'friday', last: 'sunday' },
  ]);
});
