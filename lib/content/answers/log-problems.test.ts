import { afterEach, expect, it, vi } from 'vitest';
import type { ContentProblem } from '../model/content-query.ts';
import { logProblems } from './log-problems.ts';

afterEach(() => vi.restoreAllMocks());

const problem = (
  revision: string,
  field: string,
  leftOut: ContentProblem['leftOut'] = 'document',
): ContentProblem => ({
  id: 'event-night',
  type: 'event',
  revision,
  field,
  expected: 'date',
  leftOut,
});

/** Returns the lines that are logged from now on. */
function logLines() {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  return () => lines.map((line): unknown => JSON.parse(line));
}

it('logs an unfit document once per revision, regardless of the number of its problems', () => {
  const lines = logLines();
  logProblems([problem('r1', 'start'), problem('r1', 'end')]);
  logProblems([problem('r1', 'status')]);
  logProblems([problem('r2', 'end')]);
  expect(lines()).toMatchObject([
    { event: 'content.left-out', id: 'event-night', revision: 'r1', field: 'start', more: 1 },
    { event: 'content.left-out', id: 'event-night', revision: 'r2', field: 'end', more: 0 },
  ]);
});

it('logs each part that is left out of a revision once', () => {
  const lines = logLines();
  const section = (position: number) => ({ section: `s${position}`, page: 'page-faq', position });
  const hero = problem('r3', 'sections[0].heading', section(0));
  logProblems([hero, problem('r3', 'sections[0].picture', section(0))]);
  logProblems([hero, problem('r3', 'sections[2].items', section(2))]);
  logProblems([problem('r3', 'sections[60]', 'items')]);
  logProblems([problem('r3', 'title'), problem('r3', 'sections[60]', 'items'), hero]);
  expect(lines()).toMatchObject([
    { field: 'sections[0].heading', more: 1 },
    { field: 'sections[2].items', more: 0 },
    { field: 'sections[60]', more: 0 },
    { field: 'title', more: 0 },
  ]);
});
