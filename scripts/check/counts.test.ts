import { describe, expect, it } from 'vitest';
import { countOf, failSkipped, sum, summaryLine } from './counts.ts';

const total = sum([
  countOf(true),
  { passed: 10, failed: 2, skipped: ['slow test'] },
  countOf(false),
]);

describe('the last line of a test run', () => {
  it('counts steps and tests together, and what was skipped', () => {
    expect(summaryLine(total)).toBe('11 passed, 3 failed, 1 skipped');
  });

  it('omits skipped tests if there are none', () => {
    expect(summaryLine(countOf(true))).toBe('1 passed, 0 failed');
  });

  it('counts a skipped test as failed in continuous integration only', () => {
    expect(summaryLine(failSkipped(total, true))).toBe('11 passed, 4 failed');
    expect(failSkipped(total, false)).toEqual(total);
  });
});
