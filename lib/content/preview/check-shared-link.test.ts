import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSharedLink } from './check-shared-link.ts';
import { formatSharedLinkToken, newSharedLink, signTerms } from './shared-link.ts';

const fetch = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../client/client.ts', () => ({ siteClient: { fetch } }));

const HOUR = 60 * 60 * 1000;
const now = Date.parse('2026-12-01T10:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the token of a link and its document in the dataset. */
async function makeLink({ documentId = 'event-night', hours = 1 } = {}) {
  const link = newSharedLink();
  const expiresAt = new Date(now + hours * HOUR).toISOString();
  const signature = await signTerms({ id: link.id, documentId, expiresAt }, link.key);
  const made = new Date(now).toISOString();
  const times = { _createdAt: made, _updatedAt: made };
  const stored = { ...times, documentId, expiresAt, signature };
  return { token: formatSharedLinkToken(link), stored };
}

test('a link is for its document, until it expires', async () => {
  const { token, stored } = await makeLink();
  fetch.mockResolvedValue(stored);
  const { documentId, expiresAt } = stored;
  expect(await checkSharedLink(token)).toEqual({ kind: 'link', documentId, expiresAt });
  vi.setSystemTime(now + HOUR - 1);
  expect(await checkSharedLink(token)).toMatchObject({ kind: 'link' });
  vi.setSystemTime(now + HOUR);
  expect(await checkSharedLink(token)).toBe('refused');
});

test('a link ends after 30 days, whatever its terms', async () => {
  const { token, stored } = await makeLink({ hours: 365 * 24 });
  // Its author can choose this time.
  fetch.mockResolvedValue({ ...stored, _createdAt: '2126-12-01T10:00:00.000Z' });
  vi.setSystemTime(now + 30 * 24 * HOUR - 1);
  expect(await checkSharedLink(token)).toMatchObject({ kind: 'link' });
  vi.setSystemTime(now + 30 * 24 * HOUR);
  expect(await checkSharedLink(token)).toBe('refused');
});

test('terms that were changed in the dataset, or belong to another link, are refused', async () => {
  const { token, stored } = await makeLink();
  const other = await makeLink({ documentId: 'event-day' });
  for (const changed of [
    { ...stored, expiresAt: new Date(now + 48 * HOUR).toISOString() },
    { ...stored, documentId: 'event-day' },
    { ...stored, signature: other.stored.signature },
    other.stored,
  ]) {
    fetch.mockResolvedValue(changed);
    expect(await checkSharedLink(token)).toBe('refused');
  }
});

test.each([
  ['a withdrawn link', null],
  ['a list', []],
  ['a document without terms', {}],
  ['a date that is none', { expiresAt: 'never', documentId: 'event-night', signature: '' }],
])('%s is refused', async (_, stored) => {
  fetch.mockResolvedValue(stored);
  expect(await checkSharedLink((await makeLink()).token)).toBe('refused');
});

test('a malformed token is refused without being checked', async () => {
  fetch.mockClear();
  expect(await checkSharedLink('link.abc.def-0123456789')).toBe('refused');
  expect(fetch).not.toHaveBeenCalled();
});
