import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store, StorePlace } from './store/store.ts';
import { openTemporaryStore } from './testing/temporary-store.ts';

const openStore = vi.fn<(place: StorePlace) => Promise<Store>>();

vi.mock('../platform/env/server.ts', () => ({ serverEnv: { forms: {} } }));
// A process of its own for each test.
vi.mock('../platform/process-state.ts', () => ({
  processState: (_name: string, create: () => object) => create(),
}));

let store: Store;
let submissionStore: () => Promise<Store>;

beforeEach(async () => {
  const temporary = await openTemporaryStore();
  ({ store } = temporary);
  openStore.mockReset();
  vi.resetModules();
  vi.doMock('./store/store.ts', () => ({ openStore }));
  ({ submissionStore } = await import('./submission-store.ts'));
  return temporary.remove;
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./store/store.ts');
});

it('is opened again after it could not be, and then once for all callers', async () => {
  openStore.mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(store);
  await expect(submissionStore()).rejects.toThrow('refused');
  expect(await Promise.all([submissionStore(), submissionStore()])).toEqual([store, store]);
  expect(openStore).toHaveBeenCalledTimes(2);
});

it('keeps no caller waiting for a long migration, which goes on', async () => {
  vi.useFakeTimers();
  const migrated = Promise.withResolvers<Store>();
  openStore.mockReturnValueOnce(migrated.promise);
  const isRefused = expect(submissionStore()).rejects.toThrow('migration');
  await vi.advanceTimersByTimeAsync(10_000);
  await isRefused;
  const later = submissionStore();
  migrated.resolve(store);
  expect(await later).toBe(store);
  expect(openStore).toHaveBeenCalledOnce();
});
