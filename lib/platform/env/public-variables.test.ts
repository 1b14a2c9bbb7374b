import { expect, it } from 'vitest';
import { publicVariableProblems } from './public-variables.ts';

it('ignores server variables and empty ones', () => {
  expect(publicVariableProblems({ PORT: '1', NEXT_PUBLIC_TOKEN: '' })).toEqual([]);
});

it('refuses a public variable without repeating its value', () => {
  const problems = publicVariableProblems({ NEXT_PUBLIC_SANITY_READ_TOKEN: 'hush' });
  expect(problems).toEqual([
    expect.stringMatching(/^NEXT_PUBLIC_SANITY_READ_TOKEN: expected no such/),
  ]);
  expect(problems.join()).not.toContain('hush');
});
