import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSubmission } from '../store/save-submission.ts';
import type { Store } from '../store/store.ts';
import { openTemporaryStore } from '../testing/temporary-store.ts';
import { endWorker, worker } from './wake.ts';
import { deliverDue } from './worker.ts';

let store: Store;

beforeEach(async () => {
  const temporary = await openTemporaryStore();
  ({ store } = temporary);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (let index = 0; index < 6; index += 1) {
    const data = { name: '', email: `a${index}@b.example`, phone: '', country: '', consent: true };
    const rest = { idempotencyKey: `k${index}`, locale: 'en', requestId: 'r', file: null } as const;
    await saveSubmission(store, { form: 'subscription', data, ...rest }, new Date());
  }
  return temporary.remove;
});

async function states(): Promise<readonly string[]> {
  const rows = await store.db.selectFrom('delivery').select('state').execute();
  return rows.map(({ state }) => state).toSorted();
}

afterEach(() => {
  worker.isEnding = false;
});

const never = () => new Promise<never>(() => undefined);

it('a blocked delivery does not delay others', async () => {
  const { promise: blocked, resolve: release } = Promise.withResolvers<string>();
  let first = true;
  const attempt = () => {
    const held = first;
    first = false;
    return held ? blocked : Promise.resolve('');
  };
  const slow = deliverDue(store, attempt);
  await deliverDue(store, attempt);
  expect(await states()).toEqual(['sending', 'sent', 'sent', 'sent', 'sent', 'sent']);
  release('');
  await slow;
});

it('aborts an attempt after its deadline, retries it later, and continues', async () => {
  const ended: unknown[] = [];
  let first = true;
  await deliverDue(
    store,
    (_, signal) => {
      const held = first;
      first = false;
      if (!held) return Promise.resolve('');
      signal.addEventListener('abort', () => ended.push(signal.reason));
      return never();
    },
    50,
  );
  expect(ended).toHaveLength(1);
  expect(await states()).toEqual(['pending', 'sent', 'sent', 'sent', 'sent', 'sent']);
});

it('settles what it has begun and claims nothing more once it is ended', async () => {
  const { promise: blocked, resolve: release } = Promise.withResolvers<string>();
  worker.ended = deliverDue(store, () => blocked);
  await expect.poll(states).toContain('sending');
  const end = endWorker();
  release('');
  await end;
  expect(await states()).toEqual(['pending', 'pending', 'pending', 'pending', 'pending', 'sent']);
});
