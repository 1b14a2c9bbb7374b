import { expect, it } from 'vitest';
import { heroFirst } from './messages.ts';
import { withHeroFirst } from './page-hero.ts';

const sections = (...types: string[]) => types.map((type) => ({ _type: `${type}Section` }));

it('a page begins with its only hero', () => {
  expect(withHeroFirst(sections('hero', 'richText'))).toBe(true);
  expect(withHeroFirst(undefined)).toBe(true);
});

it.each([
  [[]],
  [sections('richText')],
  [sections('richText', 'hero')],
  [sections('hero', 'richText', 'hero')],
])('rejects %j', (wrong) => {
  expect(withHeroFirst(wrong)).toBe(heroFirst);
});
