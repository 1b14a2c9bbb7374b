import { describe, expect, it } from 'vitest';
import { failed, failSkipped, failure, succeeded, sum, summaryLines } from './counts.ts';

const total = sum([
  succeeded,
  { passed: 10, failed: ['a', 'b: expected 1'], skipped: ['slow test'] },
  failed('types'),
]);

describe('the last lines of a test run', () => {
  it('count steps and tests together, and name what was skipped and what failed', () => {
    expect(summaryLines(total)).toEqual([
      'skipped: slow test',
      'failed: a',
      'failed: b: expected 1',
      'failed: types',
      '11 passed, 3 failed, 1 skipped',
    ]);
  });

  it('omit skipped tests if there are none', () => {
    expect(summaryLines(succeeded)).toEqual(['1 passed, 0 failed']);
  });

  it('count a skipped test as failed in continuous integration only', () => {
    const strict = summaryLines(failSkipped(total, true));
    expect(strict).toContain('failed: slow test: skipped');
    expect(strict.at(-1)).toBe('11 passed, 4 failed');
    expect(failSkipped(total, false)).toEqual(total);
  });
});

describe('the line of a failed test', () => {
  it('is its name and the first line of the message, without colours', () => {
    expect(failure('a', '\u001b[31mexpected 1\u001b[39m\n  at file.ts')).toBe('a: expected 1');
  });

  it('is its name alone if there is no message', () => {
    expect(failure('a')).toBe('a');
  });
});
