import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedReading } from '../../content/preview/preview-reading.ts';
import { readPreview } from '../../content/read-preview.ts';
import { checkToken } from './check-token.ts';
import { currentPreviewSlugIndex } from './preview-slug-index-cache.ts';

vi.mock('../../content/preview/check-access.ts', () => ({ checkAccess: async () => 'refused' }));
vi.mock('../../content/read-preview.ts', () => ({ readPreview: vi.fn() }));
// Tests of the database cover counting in it; here it is unavailable.
vi.mock('../../forms/submission-store.ts', () => ({
  submissionStore: () => Promise.reject(new Error('gone')),
}));
vi.mock('../../platform/crypto/form-secret.ts', () => ({ formSecret: () => 'a-secret' }));

const read = vi.mocked(readPreview);
const access = { kind: 'studio', perspective: ['drafts'] } as const;
const reading = { access, index: { documents: [], pages: [], redirects: [] }, problems: [] };
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
  read.mockResolvedValue(reading);
  await Promise.all([1, 2, 3].map(() => currentPreviewSlugIndex('shared', 'a')));
  expect(read).toHaveBeenCalledTimes(1);
  expect(await currentPreviewSlugIndex('shared', 'a')).toEqual(index);
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
  read.mockResolvedValue(reading);
  await currentPreviewSlugIndex('editor', 'd');
  for (let guess = 0; guess < 10; guess += 1) await checkToken(`guess-in-link-${guess}`, 'd');
  pass(1001);
  expect(await currentPreviewSlugIndex('editor', 'd')).toEqual(index);
});

test('a token that was accepted and then withdrawn is refused', async () => {
  read.mockResolvedValueOnce(reading).mockResolvedValue('refused');
  await currentPreviewSlugIndex('later', 'e');
  pass(1001);
  expect(await currentPreviewSlugIndex('later', 'e')).toBe('refused');
});

test('a service that did not respond is queried again after a second', async () => {
  read.mockResolvedValueOnce('unreachable').mockResolvedValue(reading);
  expect(await currentPreviewSlugIndex('outage', 'f')).toBe('unreachable');
  pass(1001);
  expect(await currentPreviewSlugIndex('outage', 'f')).toEqual(index);
});

test('a token stays accepted after the service has checked no more for a while', async () => {
  read.mockResolvedValueOnce(reading).mockResolvedValueOnce('limited').mockResolvedValue(reading);
  await currentPreviewSlugIndex('accepted', 'g');
  pass(1001);
  expect(await currentPreviewSlugIndex('accepted', 'g')).toBe('limited');
  for (let guess = 0; guess < 10; guess += 1) await checkToken(`guess-in-link-${guess}`, 'g');
  pass(1001);
  expect(await currentPreviewSlugIndex('accepted', 'g')).toEqual(index);
});

test('the page gets what was read for its request, or that the token is refused', async () => {
  read.mockResolvedValueOnce(reading).mockResolvedValue('refused');
  await currentPreviewSlugIndex('handed on', 'h');
  expect(storedReading('handed on')).toBe(reading);
  expect(storedReading('another')).toBeUndefined();
  await currentPreviewSlugIndex('handed on', 'h');
  expect(storedReading('handed on')).toBe('refused');
});

test('only a token that was accepted before is read with its earlier access', async () => {
  read.mockResolvedValue(reading);
  await currentPreviewSlugIndex('again', 'i');
  expect(read).toHaveBeenLastCalledWith('again', null);
  await currentPreviewSlugIndex('again', 'i');
  expect(read).toHaveBeenLastCalledWith('again', access);
});
