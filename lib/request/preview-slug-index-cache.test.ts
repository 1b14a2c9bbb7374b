import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkToken } from './preview/check-token.ts';
import { previewSlugIndex } from './preview-slug-index.ts';
import { currentPreviewSlugIndex } from './preview-slug-index-cache.ts';

vi.mock('../content/preview/check-access.ts', () => ({ checkAccess: async () => 'refused' }));
vi.mock('./preview-slug-index.ts', () => ({ previewSlugIndex: vi.fn() }));
// Tests of the database cover counting in it; here it is unavailable.
vi.mock('../forms/submission-store.ts', () => ({
  submissionStore: () => Promise.reject(new Error('gone')),
}));
vi.mock('../platform/crypto/form-secret.ts', () => ({ formSecret: () => 'a-secret' }));

const read = vi.mocked(previewSlugIndex);
const index = { documents: [], redirects: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  read.mockReset();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
}

test('requests at the same time share a read, and the next page reads again', async () => {
  read.mockResolvedValue(index);
  await Promise.all([1, 2, 3].map(() => currentPreviewSlugIndex('shared', 'a')));
  expect(read).toHaveBeenCalledTimes(1);
  expect(await currentPreviewSlugIndex('shared', 'a')).toBe(index);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an editor who keeps using a withdrawn token does not count as guessing', async () => {
  read.mockResolvedValue('refused');
  for (let page = 0; page < 29; page += 1) {
    expect(await currentPreviewSlugIndex('withdrawn', 'b')).toBe('refused');
    pass(2000);
  }
  expect(read).toHaveBeenCalledTimes(1);
  expect(await checkToken('a-guess-in-a-link', 'b')).toBe('refused');
});

test('tokens guessed in cookies count like those in links', async () => {
  read.mockResolvedValue('refused');
  for (let guess = 0; guess < 12; guess += 1) await currentPreviewSlugIndex(`guess-${guess}`, 'c');
  expect(read).toHaveBeenCalledTimes(10);
  expect(await checkToken('a-guess-in-a-link', 'c')).toBe('limited');
});

test('guesses from an editor’s address do not end the editor’s preview', async () => {
  read.mockResolvedValue(index);
  await currentPreviewSlugIndex('editor', 'd');
  for (let guess = 0; guess < 10; guess += 1) await checkToken(`guess-in-link-${guess}`, 'd');
  pass(1001);
  expect(await currentPreviewSlugIndex('editor', 'd')).toBe(index);
});

test('a token that was accepted and then withdrawn is refused', async () => {
  read.mockResolvedValueOnce(index).mockResolvedValue('refused');
  await currentPreviewSlugIndex('later', 'e');
  pass(1001);
  expect(await currentPreviewSlugIndex('later', 'e')).toBe('refused');
});

test('a service that did not respond is queried again after a second', async () => {
  read.mockResolvedValueOnce('unreachable').mockResolvedValue(index);
  expect(await currentPreviewSlugIndex('outage', 'f')).toBe('unreachable');
  pass(1001);
  expect(await currentPreviewSlugIndex('outage', 'f')).toBe(index);
});

test('a token stays accepted after the service has checked no more for a while', async () => {
  read.mockResolvedValueOnce(index).mockResolvedValueOnce('limited').mockResolvedValue(index);
  await currentPreviewSlugIndex('accepted', 'g');
  pass(1001);
  expect(await currentPreviewSlugIndex('accepted', 'g')).toBe('limited');
  for (let guess = 0; guess < 10; guess += 1) await checkToken(`guess-in-link-${guess}`, 'g');
  pass(1001);
  expect(await currentPreviewSlugIndex('accepted', 'g')).toBe(index);
});
