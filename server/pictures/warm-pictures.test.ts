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

const at = (...paths: string[]) => paths.map((path) => ({ path, browsers: 'current' }) as const);

const warmer = () =>
  createPictureWarmer({
    render: async ({ path, browsers }) => {
      requested.push(browsers === 'current' ? path : `${path} as JPEG`);
      return isServiceUp;
    },
    isBusy: () => isBusy,
    pause,
  });

it('requests each picture once, also of several pages', async () => {
  const warm = warmer();
  await Promise.all([warm(at('/a', '/b')), warm(at('/b', '/c'))]);
  await warm(at('/a', '/d'));
  expect(requested).toEqual(['/a', '/b', '/c', '/d']);
});

it('requests a picture for old browsers apart', async () => {
  const warm = warmer();
  await warm(at('/a'));
  await warm([{ path: '/a', browsers: 'old' }]);
  expect(requested).toEqual(['/a', '/a as JPEG']);
});

it('goes on after pages whose pictures are all rendered', async () => {
  const warm = warmer();
  await warm(at('/a'));
  await warm(at('/a'));
  await warm(at('/b'));
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
  const done = Promise.all([warm(at('/a', '/b')), warm(at('/c'))]);
  await vi.runAllTimersAsync();
  await done;
  expect(max).toBe(1);
});

it('requests nothing while visitors wait', async () => {
  isBusy = true;
  const done = warmer()(at('/a'));
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
  const failed = warm(at('/a'));
  await vi.runAllTimersAsync();
  await failed;
  isServiceUp = true;
  await warm(at('/a'));
  await warm(at('/a'));
  expect(requested).toEqual(['/a', '/a']);
});

it('makes a pause after a failure', async () => {
  isServiceUp = false;
  const failed = warmer()(at('/a', '/b'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(requested).toEqual(['/a']);
  await vi.runAllTimersAsync();
  await failed;
  expect(requested).toEqual(['/a', '/b']);
});
