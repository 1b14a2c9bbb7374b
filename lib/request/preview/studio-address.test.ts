import { expect, test } from 'vitest';
import { extractToken } from './preview-link.ts';

const secret = 'YTFiMmMzZDRlNWY2MDcxOA';
const base = `/?sanity-preview-secret=${secret}`;
const drafts = `studio.${secret}.drafts`;

test.each([
  [base, drafts, '/'],
  [
    `${base}&sanity-preview-perspective=drafts&sanity-preview-pathname=%2Fde%2Ffaq`,
    drafts,
    '/de/faq',
  ],
  [
    `${base}&sanity-preview-pathname=%2Fen%2Fevents%3Fkind%3Dmusic`,
    drafts,
    '/en/events?kind=music',
  ],
  [`${base}&sanity-preview-perspective=r1,r2,drafts`, `studio.${secret}.r1.r2.drafts`, '/'],
  [`/en/faq?a=1&sanity-preview-secret=${secret}`, drafts, '/en/faq'],
  [`${base}&token=skAbc.123-456_7890`, drafts, '/'],
])('the address %s becomes a token and a page', (address, token, target) => {
  expect(extractToken(address)).toEqual({ token, target });
});

test.each([
  ['an empty secret', '/?sanity-preview-secret='],
  ['a secret of other characters', '/?sanity-preview-secret=%3Cscript%3E0123456789'],
  ['raw documents', `${base}&sanity-preview-perspective=raw`],
  [
    'a page of another site',
    `/?sanity-preview-secret=x&sanity-preview-pathname=https://elsewhere.example`,
  ],
  [
    'a page below the address of another site',
    `/?sanity-preview-secret=x&sanity-preview-pathname=https://elsewhere.example/en`,
  ],
  [
    'an address inside one of another scheme',
    `/?sanity-preview-secret=x&sanity-preview-pathname=x:http://elsewhere.example/robots.txt`,
  ],
  ['a scheme that browsers do not know', '/?sanity-preview-secret=x&sanity-preview-pathname=a:b'],
  ['a host without a scheme', '/?sanity-preview-secret=x&sanity-preview-pathname=//elsewhere/en'],
  ['a host behind a path', '/?sanity-preview-secret=x&sanity-preview-pathname=http://localhost//x'],
  [
    'the page of another site behind a second question mark',
    '/%3Ftoken=x%26sanity-preview-secret=y%26sanity-preview-pathname=x:http://elsewhere.example',
  ],
  [
    'a page with another secret',
    `/?sanity-preview-secret=x&sanity-preview-pathname=${encodeURIComponent(base)}`,
  ],
  ['a page with a token', '/?sanity-preview-secret=x&sanity-preview-pathname=%2F%3Ftoken%3Dy'],
])('with %s, no token is found, and nothing of it stays in the address', (_, address) => {
  expect(extractToken(address)).toEqual({ token: null, target: '/' });
});
