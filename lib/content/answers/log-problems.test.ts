import { afterEach, expect, it, vi } from 'vitest';
import type { ContentProblem } from '../content-query.ts';
import { logProblems } from './log-problems.ts';

afterEach(() => vi.restoreAllMocks());

const problem = (revision: string, field: string): ContentProblem => ({
  id: 'event-night',
  type: 'event',
  revision,
  field,
  expected: 'date',
  leftOut: 'document',
});

it('logs a document once per revision, regardless of the number of its problems', () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  logProblems([problem('r1', 'start'), problem('r1', 'end')]);
  logProblems([problem('r1', 'status')]);
  logProblems([problem('r2', 'end')]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'content.left-out', id: 'event-night', revision: 'r1', field: 'start', more: 1 },
    { event: 'content.left-out', id: 'event-night', revision: 'r2', field: 'end', more: 0 },
  ]);
});
