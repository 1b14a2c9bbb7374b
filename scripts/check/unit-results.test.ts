import { expect, it } from 'vitest';
import { countUnitTests } from './unit-results.ts';

function results(...files: object[]): string {
  return JSON.stringify({ testResults: files });
}

it('counts tests by their outcome', () => {
  const assertionResults = [
    { fullName: 'a', status: 'passed' },
    { fullName: 'b', status: 'failed', failureMessages: ['expected 1\n at x.test.ts'] },
    { fullName: 'c', status: 'pending' },
    { fullName: 'd', status: 'todo' },
  ];
  const json = results({ name: 'x.test.ts', status: 'failed', assertionResults });
  expect(countUnitTests(json)).toEqual({
    passed: 1,
    failed: ['b: expected 1'],
    skipped: ['c', 'd'],
  });
});

it('does not count tests that the run leaves out', () => {
  const assertionResults = [
    { fullName: 'a', status: 'passed', tags: [] },
    { fullName: 'b', status: 'pending', tags: ['slow'] },
  ];
  const json = results({ name: 'x.test.ts', status: 'passed', assertionResults });
  expect(countUnitTests(json, 'slow').skipped).toEqual([]);
  expect(countUnitTests(json).skipped).toEqual(['b']);
});

it('counts a file that cannot be loaded as a failure', () => {
  const message = 'Cannot find module';
  const json = results({ name: 'x.test.ts', status: 'failed', message, assertionResults: [] });
  expect(countUnitTests(json)).toEqual({
    passed: 0,
    failed: ['x.test.ts: Cannot find module'],
    skipped: [],
  });
});

it('throws for anything other than results', () => {
  expect(() => countUnitTests('{}')).toThrow();
});
