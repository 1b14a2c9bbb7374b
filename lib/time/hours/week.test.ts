import { describe, expect, it } from 'vitest';
import type { VenuePlan } from './venue-plan.ts';
import { groupedWeek } from './week.ts';

const short = { opens: '10:00', closes: '20:00', lastEntry: '18:30' };
const long = { opens: '10:00', closes: '22:00', lastEntry: '20:30' };

describe('groupedWeek', () => {
  it('groups neighbouring days with equal hours, in the order of the week', () => {
    const plan: VenuePlan = {
      weekly: [
        { day: 'sunday', ...short, closes: '19:00' },
        { day: 'monday', ...short },
        { day: 'tuesday', ...short },
        { day: 'wednesday', ...short },
        { day: 'thursday', ...short },
        { day: 'friday', ...long },
        { day: 'saturday', ...long },
      ],
      exceptions: null,
    };
    expect(groupedWeek(plan)).toEqual([
      { first: 'monday', last: 'thursday', times: short },
      { first: 'friday', last: 'saturday', times: long },
      { first: 'sunday', last: 'sunday', times: { ...short, closes: '19:00' } },
    ]);
  });

  it('returns days without a rule as closed, and separates different last entries', () => {
    const plan: VenuePlan = {
      weekly: [
        { day: 'tuesday', ...short },
        { day: 'wednesday', ...short, lastEntry: '18:00' },
      ],
      exceptions: null,
    };
    expect(groupedWeek(plan).map(({ first, last }) => [first, last])).toEqual([
      ['monday', 'monday'],
      ['tuesday', 'tuesday'],
      ['wednesday', 'wednesday'],
      ['thursday', 'sunday'],
    ]);
    expect(groupedWeek(plan)[0]?.times).toBeNull();
  });
});
