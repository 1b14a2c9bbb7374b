import { expect, test } from 'vitest';
import { isTokenForm } from './preview-cookie.ts';
import { formatStudioToken, parseStudioToken } from './studio-token.ts';

const secret = 'YTFiMmMzZDRlNWY2MDcxOA';

test.each([[['drafts']], [['published']], [['rSummer', 'r2', 'drafts']]])(
  'a token contains its secret and the perspective %j',
  (perspective) => {
    const token = formatStudioToken({ secret, perspective });
    expect(isTokenForm(token)).toBe(true);
    expect(parseStudioToken(token)).toEqual({ secret, perspective });
  },
);

const releases = (count: number) =>
  Array.from({ length: count }, (_, index) => `rSummer${String(index).padStart(3, '0')}`);

test('a token contains as many releases as are ever open at a time', () => {
  const perspective = [...releases(99), 'drafts'];
  const token = formatStudioToken({ secret, perspective });
  expect(isTokenForm(token)).toBe(true);
  expect(parseStudioToken(token)).toEqual({ secret, perspective });
});

test('of too many releases, a token contains the first ones, which win, and drafts', () => {
  const token = formatStudioToken({ secret, perspective: [...releases(500), 'drafts'] });
  expect(isTokenForm(token)).toBe(true);
  expect(parseStudioToken(token)).toEqual({ secret, perspective: [...releases(99), 'drafts'] });
});

test.each([
  ['a token of the content service', 'skAbc123456789012345'],
  ['no perspective', `studio.${secret}`],
  ['a short secret', 'studio.abc.drafts'],
  ['raw documents', `studio.${secret}.raw`],
  ['an empty name', `studio.${secret}.drafts.`],
  ['too many names', `studio.${secret}${'.r1'.repeat(101)}`],
])('%s is no token of the Studio', (_, token) => {
  expect(parseStudioToken(token)).toBeNull();
});
