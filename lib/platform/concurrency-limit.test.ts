import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Creates a task that runs until the test ends it. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const state = { isRunning: false, end: () => resolve('done') };
  const run = () => {
    state.isRunning = true;
    return promise;
  };
  return { state, run };
}

/** Waits for one turn of the event loop. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const limits = {
  max: 4,
  maxPerSender: 1,
  maxWaiting: 3,
  maxWaitingPerSender: 2,
  maxWaitMs: 60_000,
};

it('runs four at once, and the next when one has ended', async () => {
  const limit = createConcurrencyLimit(limits);
  const works = Array.from({ length: 6 }, work);
  const results = works.map(({ run }, index) => limit.run(`address ${index}`, run));
  const running = () => works.map(({ state }) => state.isRunning);
  await settle();
  expect(running()).toEqual([true, true, true, true, false, false]);
  works[2]?.state.end();
  expect(await results[2]).toBe('done');
  await settle();
  expect(running()).toEqual([true, true, true, true, true, false]);
  for (const { state } of works) state.end();
  expect(await Promise.all(results)).toEqual(Array(6).fill('done'));
});

it('runs one per sender, and lets later ones of other senders go first', async () => {
  const limit = createConcurrencyLimit(limits);
  const [one, again, other] = [work(), work(), work()];
  const results = [limit.run('a', one.run), limit.run('a', again.run), limit.run('b', other.run)];
  await settle();
  expect([one, again, other].map(({ state }) => state.isRunning)).toEqual([true, false, true]);
  one.state.end();
  await results[0];
  await settle();
  expect(again.state.isRunning).toBe(true);
  for (const { state } of [again, other]) state.end();
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
});

it('returns `busy` if too many wait, or one has waited too long', async () => {
  const limit = createConcurrencyLimit({ ...limits, max: 1, maxWaiting: 1, maxWaitMs: 10 });
  const long = work();
  const running = limit.run('a', long.run);
  const waiting = limit.run('b', async () => 'never');
  expect(await limit.run('c', async () => 'never')).toBe('busy');
  expect(await waiting).toBe('busy');
  long.state.end();
  expect(await running).toBe('done');
  expect(await limit.run('d', async () => 'next')).toBe('next');
});

it('continues after a failed task', async () => {
  const limit = createConcurrencyLimit({ ...limits, max: 1 });
  const failed = limit.run('a', () => Promise.reject(new Error('broken')));
  await expect(failed).rejects.toThrow('broken');
  expect(await limit.run('a', async () => 'next')).toBe('next');
});

it('lets no sender take all capacity or all places to wait', async () => {
  const limit = createConcurrencyLimit({ ...limits, max: 3, maxPerSender: 2, maxWaiting: 10 });
  const works = Array.from({ length: 6 }, work);
  const senders = ['a', 'a', 'a', 'a', 'b', 'b'];
  const results = works.map(({ run }, index) => limit.run(senders[index] ?? '', run));
  await settle();
  expect(works.map(({ state }) => state.isRunning)).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(await limit.run('a', async () => 'never')).toBe('busy');
  works[0]?.state.end();
  await settle();
  // One task of each sender is running: the one that has waited the longest is next.
  expect(works.map(({ state }) => state.isRunning)).toEqual([true, true, true, false, true, false]);
  works[1]?.state.end();
  works[2]?.state.end();
  await settle();
  expect(works.map(({ state }) => state.isRunning)).toEqual(Array(6).fill(true));
  for (const { state } of works) state.end();
  expect(await Promise.all(results)).toEqual(Array(6).fill('done'));
});
