// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPictureWarmer } from './warm-pictures.ts';

const pause = (ms: number) => new Promise((after) => setTimeout(after, ms));

let requested: string[];
let isBusy: boolean;
let isServiceUp: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  isBusy = false;
  isServiceUp = true;
});
afterEach(() => vi.useRealTimers());

const warmer = () =>
  createPictureWarmer({
    render: async (path) => {
      requested.push(path);
      return isServiceUp;
    },
    isBusy: () => isBusy,
    pause,
  });

it('requests each picture once, also of several pages', async () => {
  const warm = warmer();
  await Promise.all([warm(['/a', '/b']), warm(['/b', '/c'])]);
  await warm(['/a', '/d']);
  expect(requested).toEqual(['/a', '/b', '/c', '/d']);
});

it('goes on after pages whose pictures are all rendered', async () => {
  const warm = warmer();
  await warm(['/a']);
  await warm(['/a']);
  await warm(['/b']);
  expect(requested).toEqual(['/a', '/b']);
});

it('requests one picture at a time', async () => {
  let running = 0;
  let max = 0;
  const warm = createPictureWarmer({
    render: async () => {
      running += 1;
      max = Math.max(max, running);
      await new Promise((after) => setTimeout(after, 10));
      running -= 1;
      return true;
    },
    isBusy: () => false,
    pause,
  });
  const done = Promise.all([warm(['/a', '/b']), warm(['/c'])]);
  await vi.runAllTimersAsync();
  await done;
  expect(max).toBe(1);
});

it('requests nothing while visitors wait', async () => {
  isBusy = true;
  const done = warmer()(['/a']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested).toEqual([]);
  isBusy = false;
  await vi.runAllTimersAsync();
  await done;
  expect(requested).toEqual(['/a']);
});

it('requests a picture again that could not be rendered, when a page names it again', async () => {
  const warm = warmer();
  isServiceUp = false;
  const failed = warm(['/a']);
  await vi.runAllTimersAsync();
  await failed;
  isServiceUp = true;
  await warm(['/a']);
  await warm(['/a']);
  expect(requested).toEqual(['/a', '/a']);
});

it('makes a pause after a failure', async () => {
  isServiceUp = false;
  const failed = warmer()(['/a', '/b']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(requested).toEqual(['/a']);
  await vi.runAllTimersAsync();
  await failed;
  expect(requested).toEqual(['/a', '/b']);
});
