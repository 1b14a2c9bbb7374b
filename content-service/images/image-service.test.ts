import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unwrap } from '../http/api-exception.ts';
import { noisyPicture } from '../testing/pictures.ts';
import { planGeometry } from './geometry.ts';
import { type ImageRequest, ImageService } from './image-service.ts';
import { parseImageParameters } from './parameters.ts';
import { QueueFull } from './work-queue.ts';

const SIZE = { width: 800, height: 600 };

let dataDir: string;
let path: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'image-service-'));
  path = join(dataDir, 'noise.png');
  await writeFile(path, await noisyPicture(SIZE.width, SIZE.height));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Returns the request for a picture that takes long to render. */
function requestOf(width: number): ImageRequest {
  const parameters = unwrap(parseImageParameters(new URLSearchParams({ w: String(width) })));
  if (parameters === null) throw new Error('A width is a parameter.');
  const geometry = planGeometry(SIZE, parameters);
  const source = { path, sha1: 'noise' };
  return { source, geometry, parameters, animated: false, isDrawing: false };
}

test('a picture in the background is rendered when nobody waits for another', {
  tags: 'slow',
}, async () => {
  const images = new ImageService(dataDir, 100_000_000, () => undefined);
  const rendered: string[] = [];
  const visitors = [1200, 1201, 1202].map(async (width) => {
    await images.get(requestOf(width), 'webp');
    rendered.push('for a visitor');
  });
  // By then, they are being rendered, or wait.
  await setImmediate();
  await images.getInBackground(requestOf(100), 'webp', new AbortController().signal);
  expect(rendered).toEqual(['for a visitor', 'for a visitor', 'for a visitor']);
  expect(images.has(requestOf(100), 'webp')).toBe(true);
  await Promise.all(visitors);
  images.close();
});

test('a picture in the background is not rendered once nobody waits for it', async () => {
  const images = new ImageService(dataDir, 100_000_000, () => undefined);
  const visitor = images.get(requestOf(1200), 'webp');
  // By then, it is being rendered.
  await setImmediate();
  const left = new AbortController();
  const background = images.getInBackground(requestOf(100), 'webp', left.signal);
  const avif = images.prepareAvif(requestOf(100), 'webp', left.signal);
  left.abort(new Error('left'));
  await expect(background).rejects.toThrow('left');
  await expect(avif).rejects.toThrow('left');
  await visitor;
  // It would have been rendered before this one.
  await images.getInBackground(requestOf(101), 'webp', new AbortController().signal);
  expect(images.has(requestOf(100), 'webp')).toBe(false);
  expect(images.has(requestOf(100), 'avif')).toBe(false);
  images.close();
});

test('two pictures are rendered at a time, twenty wait, and all others are refused', {
  tags: 'slow',
}, async () => {
  const images = new ImageService(dataDir, 100_000_000, () => undefined);
  const refusals: unknown[] = [];
  const { promise: refused, resolve } = Promise.withResolvers<void>();
  const requests = Array.from({ length: 40 }, async (_, index) => {
    try {
      return await images.get(requestOf(2400 + index), 'webp');
    } catch (error) {
      refusals.push(error);
      if (refusals.length === 18) resolve();
      throw error;
    }
  });
  const settled = Promise.allSettled(requests);
  await refused;
  await expect(images.get(requestOf(2500), 'webp')).rejects.toBeInstanceOf(QueueFull);
  expect(refusals).toHaveLength(18);
  // Refuses those that wait, too; the others are being rendered.
  images.close();
  const rendered = (await settled).filter(({ status }) => status === 'fulfilled');
  expect(rendered).toHaveLength(2);
  expect(refusals.filter((error) => !(error instanceof QueueFull))).toEqual([]);
});
