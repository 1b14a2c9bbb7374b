import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

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
  most: 4,
  mostOfOne: 1,
  mostWaiting: 3,
  mostWaitingOfOne: 2,
  longestWait: 60_000,
};

it('runs four at once, and the next when one has ended', async () => {
  const turns = createTurns(limits);
  const works = Array.from({ length: 6 }, work);
  const results = works.map(({ run }, index) => turns.take(`address ${index}`, run));
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
  const turns = createTurns(limits);
  const [one, again, other] = [work(), work(), work()];
  const results = [
    turns.take('a', one.run),
    turns.take('a', again.run),
    turns.take('b', other.run),
  ];
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
  const turns = createTurns({ ...limits, most: 1, mostWaiting: 1, longestWait: 10 });
  const long = work();
  const running = turns.take('a', long.run);
  const waiting = turns.take('b', async () => 'never');
  expect(await turns.take('c', async () => 'never')).toBe('busy');
  expect(await waiting).toBe('busy');
  long.state.end();
  expect(await running).toBe('done');
  expect(await turns.take('d', async () => 'next')).toBe('next');
});

it('continues after a failed task', async () => {
  const turns = createTurns({ ...limits, most: 1 });
  const failed = turns.take('a', () => Promise.reject(new Error('broken')));
  await expect(failed).rejects.toThrow('broken');
  expect(await turns.take('a', async () => 'next')).toBe('next');
});

it('lets no sender take all turns or all places to wait', async () => {
  const turns = createTurns({ ...limits, most: 3, mostOfOne: 2, mostWaiting: 10 });
  const works = Array.from({ length: 6 }, work);
  const senders = ['a', 'a', 'a', 'a', 'b', 'b'];
  const results = works.map(({ run }, index) => turns.take(senders[index] ?? '', run));
  await settle();
  expect(works.map(({ state }) => state.isRunning)).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(await turns.take('a', async () => 'never')).toBe('busy');
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
