import { beforeEach, expect, test, vi } from 'vitest';
import { type AccessCheck, checkAccess } from './preview/check-access.ts';
import { readPreview } from './read-preview.ts';
import { requestDraftedSlugIndex } from './request-slug-index.ts';

vi.mock('./preview/check-access.ts', () => ({ checkAccess: vi.fn() }));
vi.mock('./request-slug-index.ts', () => ({ requestDraftedSlugIndex: vi.fn() }));
vi.mock('./answers/answer-store.ts', () => ({ storedAnswer: async () => null }));

const check = vi.mocked(checkAccess);
const request = vi.mocked(requestDraftedSlugIndex);
const access = { kind: 'studio', perspective: ['drafts'] } as const;
const index = { documents: [], pages: [], redirects: [] };

beforeEach(() => {
  check.mockReset();
  request.mockReset().mockResolvedValue({ ok: true, value: index, problems: [] });
});

test('the addresses are requested while a token is checked that was accepted before', async () => {
  const { promise, resolve } = Promise.withResolvers<AccessCheck>();
  check.mockReturnValue(promise);
  const read = readPreview('known', access);
  await vi.waitFor(() => expect(request).toHaveBeenCalledWith(access, undefined));
  resolve(access);
  expect(await read).toEqual({ access, index, problems: [] });
  expect(request).toHaveBeenCalledTimes(1);
});

test('a token that may be a guess costs no more than its check', async () => {
  check.mockResolvedValue('refused');
  expect(await readPreview('a-guess', null)).toBe('refused');
  expect(request).not.toHaveBeenCalled();
});

test('a token that has been withdrawn is refused, whatever was requested meanwhile', async () => {
  check.mockResolvedValue('refused');
  expect(await readPreview('withdrawn', access)).toBe('refused');
});

test('without the addresses in time, the preview is unreachable', async () => {
  check.mockResolvedValue(access);
  request.mockResolvedValue({ ok: false, reason: 'No answer within 4000 ms' });
  expect(await readPreview('known', null)).toBe('unreachable');
});
