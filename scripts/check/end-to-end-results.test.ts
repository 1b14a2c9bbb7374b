import { expect, it } from 'vitest';
import { countEndToEndTests } from './end-to-end-results.ts';

function spec(title: string, status: string, message?: string): object {
  const results = [message ? { error: { message } } : {}];
  return { title, tests: [{ projectName: 'http', status, results }] };
}

it('counts tests at every depth by their outcome', () => {
  const json = JSON.stringify({
    errors: [],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [
          spec('a', 'expected'),
          spec('b', 'unexpected', 'Error: expected 1\n  at home.spec.ts'),
          spec('c', 'flaky'),
        ],
        suites: [{ title: 'in Czech', specs: [spec('d', 'skipped'), spec('e', 'expected')] }],
      },
    ],
  });
  expect(countEndToEndTests(json)).toEqual({
    passed: 2,
    failed: ['[http] home.spec.ts › b: Error: expected 1', '[http] home.spec.ts › c'],
    skipped: ['[http] home.spec.ts › in Czech › d'],
  });
});

it('counts a file that cannot be loaded as a failure', () => {
  const json = JSON.stringify({ errors: [{ message: 'SyntaxError' }], suites: [] });
  expect(countEndToEndTests(json)).toEqual({
    passed: 0,
    failed: ['a file that cannot be loaded: SyntaxError'],
    skipped: [],
  });
});
