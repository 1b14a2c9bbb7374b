import { expect, test } from 'vitest';
import { SharedWork } from './shared-work.ts';

/** Creates work that runs until it is finished or abandoned; `begun` records each start. */
function aWork() {
  const begun: PromiseWithResolvers<string>[] = [];
  const begin = (abandoned: AbortSignal) => {
    const work = Promise.withResolvers<string>();
    begun.push(work);
    abandoned.addEventListener('abort', () => work.reject(abandoned.reason));
    return work.promise;
  };
  return { begun, begin };
}

test('concurrent waiters share one run; a later request starts a new one', async () => {
  const shared = new SharedWork<string>();
  const { begun, begin } = aWork();
  const both = [shared.get('key', begin), shared.get('key', begin)];
  begun[0]?.resolve('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect(begun).toHaveLength(1);
  const again = shared.get('key', begin);
  begun[1]?.resolve('done again');
  expect(await again).toBe('done again');
});

test('work continues while at least one waiter remains', async () => {
  const shared = new SharedWork<string>();
  const { begun, begin } = aWork();
  const leaving = new AbortController();
  const left = shared.get('key', begin, leaving.signal);
  const stayed = shared.get('key', begin, new AbortController().signal);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  begun[0]?.resolve('done');
  expect(await stayed).toBe('done');
});

test('work is abandoned when all waiters have left, and restarted for a new one', async () => {
  const shared = new SharedWork<string>();
  const { begun, begin } = aWork();
  const leaving = new AbortController();
  const left = [1, 2].map(() => shared.get('key', begin, leaving.signal));
  leaving.abort();
  const next = shared.get('key', begin, new AbortController().signal);
  for (const each of left) await expect(each).rejects.toThrow('aborted');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve('done');
  expect(await next).toBe('done');
});
