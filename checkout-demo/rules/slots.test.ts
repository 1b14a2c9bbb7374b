import { expect, it } from 'vitest';
import { pragueTime } from '../../lib/time/prague.ts';
import { weekdays } from '../../lib/time/weekdays.ts';
import { slotsOn } from './slots.ts';

it('leaves out starts that have begun', () => {
  const hours = { opens: '10:00', closes: '22:00', lastEntry: '20:30' };
  const plan = { weekly: weekdays.map((day) => ({ day, ...hours })), exceptions: null };
  const now = new Date('2026-12-05T19:00:00Z'); // 20:00 in Prague
  const slots = slotsOn(plan, null, '2026-12-05', now);
  expect(slots.map((slot) => pragueTime(slot).time)).toEqual(['20:30']);
});
