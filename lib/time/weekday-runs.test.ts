import { expect, it } from 'vitest';
import { weekdayRuns } from './weekday-runs.ts';

it('takes three days in a row together, two not', () => {
  expect(weekdayRuns(['sunday', 'friday', 'saturday', 'monday', 'tuesday'])).toEqual([
    { first: 'monday', last: 'monday' },
    { first: 'tuesday', last: 'tuesday' },
    { first: 'friday', last: 'sunday' },
  ]);
});
