import { expect, it } from 'vitest';
import { dayOfKey } from './day-of-key';

// 26 November 2026 is a Thursday.
it.each([
  ['ArrowLeft', '2026-11-26', '2026-11-25'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-12-03', '2026-11-26'],
  ['ArrowDown', '2026-11-26', '2026-12-03'],
  ['Home', '2026-11-26', '2026-11-23'],
  ['Home', '2026-12-03', '2026-12-01'],
  ['End', '2026-11-26', '2026-11-29'],
  ['End', '2026-12-31', '2026-12-31'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageDown', '2026-11-26', '2026-12-26'],
  ['ArrowRight', '2027-03-28', '2027-03-29'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayOfKey({ key, shiftKey: false }, from)).toBe(to);
});

it.each([
  ['PageUp', '2026-11-26', '2025-11-26'],
  ['PageDown', '2026-11-26', '2027-11-26'],
  ['PageDown', '2028-02-29', '2029-02-28'],
])('%s with Shift leads from %s to %s', (key, from, to) => {
  expect(dayOfKey({ key, shiftKey: true }, from)).toBe(to);
});

it('leaves other keys to the browser', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a']) {
    expect(dayOfKey({ key, shiftKey: false }, '2026-11-26')).toBeNull();
  }
});
