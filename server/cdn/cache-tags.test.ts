import { expect, it } from 'vitest';
import { answerKey, answerTag } from '../../lib/content/answers/answer-key.ts';
import { versionTag } from '../../lib/content/answers/answer-versions.ts';
import { expiredPageTags, pageTags } from './cache-tags.ts';

const query = (name: string) => ({
  name,
  groq: `*[_type == "${name}"]`,
  parse: () => ({ ok: false, reason: 'not asked' }) as const,
});
const tagOf = (name: string) => answerTag(answerKey(query(name), {}));
const versionOf = (name: string) => versionTag(answerKey(query(name), {}), 'one');
const many = (count: number) => new Set(Array.from({ length: count }, (_, n) => tagOf(`q${n}`)));

it('names the answers that a page was rendered from, shortly', () => {
  const tags = pageTags(new Set(['_N_T_/layout', 'content', tagOf('price'), versionOf('price')]));
  expect(tags).toEqual(['page', expect.stringMatching(/^price-[0-9a-f]{8}$/)]);
});

it('purges the pages of an answer that has changed, and no others', () => {
  const purged = expiredPageTags([tagOf('price')]);
  expect(pageTags(new Set([tagOf('price'), tagOf('event')])).some(isIn(purged))).toBe(true);
  expect(pageTags(new Set([tagOf('event')])).some(isIn(purged))).toBe(false);
});

it('purges a page whose tags are too many for a header with every change', () => {
  const tags = pageTags(many(200));
  expect(tags.some(isIn(expiredPageTags([tagOf('price')])))).toBe(true);
  expect(tags.length).toBeLessThan(41);
});

it('stays within a kilobyte', () => {
  expect(pageTags(many(39)).join(' ').length).toBeLessThan(1024);
});

const isIn = (list: readonly string[]) => (tag: string) => list.includes(tag);
