import { expect, it } from 'vitest';
import type { ContentProblem } from './content-query.ts';
import { sectionPlaces } from './section-places.ts';

function problem(field: string, position: number): ContentProblem {
  const base = { id: 'page-home', type: 'page', revision: null, expected: 'text' } as const;
  return { ...base, field, leftOut: { section: 'a', page: 'page-home', position } };
}

it('returns the sections in their order when none was left out', () => {
  expect(sectionPlaces(['a', 'b'], [])).toEqual([
    { kind: 'section', section: 'a' },
    { kind: 'section', section: 'b' },
  ]);
});

it('puts the problems of a section in its place', () => {
  const [first, second] = [problem('sections[1].heading', 1), problem('title', 1)];
  expect(sectionPlaces(['a', 'c'], [first, second])).toEqual([
    { kind: 'section', section: 'a' },
    { kind: 'problems', problems: [first, second] },
    { kind: 'section', section: 'c' },
  ]);
});

it('puts problems after the last section or of no section at the end', () => {
  const late = problem('sections[9]._type', 9);
  const none: ContentProblem = { ...problem('title', 0), leftOut: 'document' };
  expect(sectionPlaces(['a'], [none, late])).toEqual([
    { kind: 'section', section: 'a' },
    { kind: 'problems', problems: [none] },
    { kind: 'problems', problems: [late] },
  ]);
});

it('puts the problems of a section that lacks the end of a list before it', () => {
  const whole = problem('sections[1].heading', 1);
  const leftOut = { section: 'c', page: 'page-home', position: 2, isPart: true } as const;
  const part: ContentProblem = { ...problem('sections[2].items[500]', 2), leftOut };
  expect(sectionPlaces(['a', 'c', 'd'], [whole, part])).toEqual([
    { kind: 'section', section: 'a' },
    { kind: 'problems', problems: [whole] },
    { kind: 'problems', problems: [part] },
    { kind: 'section', section: 'c' },
    { kind: 'section', section: 'd' },
  ]);
});
