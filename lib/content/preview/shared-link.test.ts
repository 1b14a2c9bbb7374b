import { expect, test } from 'vitest';
import { isTokenForm } from './preview-cookie.ts';
import {
  formatSharedLinkToken,
  isSignatureOf,
  newSharedLink,
  parseSharedLinkToken,
  signTerms,
} from './shared-link.ts';

const terms = { documentId: 'event-night', expiresAt: '2026-12-01T10:00:00.000Z' };

test('a token names its link and has the key to it; no two are alike', () => {
  const links = Array.from({ length: 100 }, newSharedLink);
  for (const link of links) {
    const token = formatSharedLinkToken(link);
    expect(isTokenForm(token)).toBe(true);
    expect(parseSharedLinkToken(token)).toEqual(link);
  }
  expect(new Set(links.map(({ id }) => id)).size).toBe(100);
  expect(new Set(links.map(({ key }) => key)).size).toBe(100);
});

const token = formatSharedLinkToken(newSharedLink());

test.each([
  ['a token of the content service', 'skAbc.123-456_7890'],
  ['no key', token.slice(0, token.lastIndexOf('.'))],
  ['a short key', token.slice(0, -1)],
  ['a long key', `${token}0`],
  ['another id', token.replace('link.', 'link.x')],
  ['a draft', token.replace('link.', 'link.drafts.')],
])('%s is no token of a shared link', (_, text) => {
  expect(parseSharedLinkToken(text)).toBeNull();
});

test('a signature is valid for the signed terms and key alone', async () => {
  const { id, key } = newSharedLink();
  const other = newSharedLink();
  const signature = await signTerms({ id, ...terms }, key);
  expect(await isSignatureOf(signature, { id, ...terms }, key)).toBe(true);
  for (const [changed, changedKey] of [
    [{ ...terms, id: other.id }, key],
    [{ ...terms, id, documentId: 'event-day' }, key],
    [{ ...terms, id, expiresAt: '2027-12-01T10:00:00.000Z' }, key],
    [{ ...terms, id }, other.key],
  ] as const) {
    expect(await isSignatureOf(signature, changed, changedKey)).toBe(false);
  }
});

test.each(['', 'undefined', 'zz', '00'.repeat(32)])('%j is no signature', async (signature) => {
  const { id, key } = newSharedLink();
  expect(await isSignatureOf(signature, { id, ...terms }, key)).toBe(false);
});
