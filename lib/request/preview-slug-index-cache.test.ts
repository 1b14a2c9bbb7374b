import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { judgeToken } from './preview/judge-token.ts';
import { previewSlugIndex } from './preview-slug-index.ts';
import { currentPreviewSlugIndex } from './preview-slug-index-cache.ts';

vi.mock('./preview-slug-index.ts', () => ({ previewSlugIndex: vi.fn() }));
// Counting in the database is tested with the database; here it is gone.
vi.mock('../forms/submission-store.ts', () => ({
  submissionStore: () => Promise.reject(new Error('gone')),
}));
vi.mock('../platform/crypto/form-secret.ts', () => ({ formSecret: () => 'a-secret' }));

const read = vi.mocked(previewSlugIndex);
const index = { documents: [], redirects: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  read.mockReset();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

test('requests of one page share a reading, and the next page reads anew', async () => {
  read.mockResolvedValue(index);
  await Promise.all([1, 2, 3].map(() => currentPreviewSlugIndex('shared', 'a')));
  expect(read).toHaveBeenCalledTimes(1);
  pass(1001);
  expect(await currentPreviewSlugIndex('shared', 'a')).toBe(index);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an editor whose token was withdrawn goes on reading, and is not taken for a guesser', async () => {
  read.mockResolvedValue('refused');
  for (let page = 0; page < 29; page += 1) {
    expect(await currentPreviewSlugIndex('withdrawn', 'b')).toBe('refused');
    pass(2000);
  }
  expect(read).toHaveBeenCalledTimes(1);
  expect(await judgeToken(null, 'b')).toBe('refused');
});

test('tokens guessed in cookies count as those in links do', async () => {
  read.mockResolvedValue('refused');
  for (let guess = 0; guess < 12; guess += 1) await currentPreviewSlugIndex(`guess-${guess}`, 'c');
  expect(read).toHaveBeenCalledTimes(10);
  expect(await judgeToken(null, 'c')).toBe('limited');
});

test('a guesser beside an editor does not end the editor’s preview', async () => {
  read.mockResolvedValue(index);
  await currentPreviewSlugIndex('editor', 'd');
  for (let guess = 0; guess < 10; guess += 1) await judgeToken(null, 'd');
  pass(1001);
  expect(await currentPreviewSlugIndex('editor', 'd')).toBe(index);
});

test('a token that was accepted, then withdrawn, is known no longer', async () => {
  read.mockResolvedValueOnce(index).mockResolvedValue('refused');
  await currentPreviewSlugIndex('later', 'e');
  pass(1001);
  expect(await currentPreviewSlugIndex('later', 'e')).toBe('refused');
});

test('a service that does not answer is asked again after a second', async () => {
  read.mockResolvedValueOnce('unreachable').mockResolvedValue(index);
  expect(await currentPreviewSlugIndex('outage', 'f')).toBe('unreachable');
  pass(1001);
  expect(await currentPreviewSlugIndex('outage', 'f')).toBe(index);
});
