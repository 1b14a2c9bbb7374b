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

test.each([
  ['a token of the content service', 'skAbc123456789012345'],
  ['no perspective', `studio.${secret}`],
  ['a short secret', 'studio.abc.drafts'],
  ['raw documents', `studio.${secret}.raw`],
  ['an empty name', `studio.${secret}.drafts.`],
  ['too many names', `studio.${secret}${'.r1'.repeat(11)}`],
])('%s is no token of the Studio', (_, token) => {
  expect(parseStudioToken(token)).toBeNull();
});
