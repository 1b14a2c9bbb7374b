import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noisyPicture, quarteredPicture } from '../testing/pictures.ts';
import {
  createImageFixture,
  get,
  type ImageFixture,
  movingPicture,
} from './testing/image-fixture.ts';

vi.setConfig({ testTimeout: 15_000 });

let images: ImageFixture;
let quarters: string;

beforeAll(async () => {
  images = await createImageFixture();
  ({ url: quarters } = await images.upload(await quarteredPicture(400, 200)));
});
afterAll(() => images.fixture.remove());

test('limits a picture to 8 megapixels, whatever size is requested', { tags: 'slow' }, async () => {
  const { bytes, type } = await get(`${quarters}?w=8000&h=8000&fit=scale&fm=avif&q=100`);
  const { width, height } = await sharp(bytes).metadata();
  expect([type, width, height]).toEqual(['image/webp', 2828, 2828]);
});

test('limits the quality to 90', async () => {
  const [best, more] = await Promise.all([
    get(`${quarters}?w=300&q=90`),
    get(`${quarters}?w=300&q=100`),
  ]);
  expect(more.bytes).toEqual(best.bytes);
});

test('renders an animation as a still picture if its frames are too large together', {
  tags: 'slow',
}, async () => {
  const moving = await images.upload(await movingPicture());
  const pages = async (width: number) => {
    const { bytes } = await get(`${moving.url}?w=${width}&fm=webp`);
    return (await sharp(bytes).metadata()).pages ?? 1;
  };
  expect([await pages(40), await pages(2100)]).toEqual([2, 1]);
});

test('rejects pictures over the queue limit with 503, but not those of other clients', {
  tags: 'slow',
}, async () => {
  const { url } = await images.upload(await noisyPicture(800, 600));
  const asked = (width: number, client: string, signal?: AbortSignal) =>
    fetch(`${url}?w=${width}&fm=webp`, {
      headers: { 'X-Forwarded-For': `203.0.113.66, ${client}` },
      ...(signal ? { signal } : {}),
    });
  const greedy = Array.from({ length: 40 }, (_, index) => asked(700 + index, '192.0.2.1'));
  await Promise.race(greedy);
  expect((await asked(300, '192.0.2.2')).status).toBe(200);
  const answers = await Promise.all(greedy);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(21);
});

// Last: renderings that were abandoned may still be running when the next test begins.
test('does not render pictures whose clients have disconnected', { tags: 'slow' }, async () => {
  const { url } = await images.upload(await noisyPicture(1600, 1200));
  const before = await images.cached();
  const leaving = new AbortController();
  const left = Array.from({ length: 20 }, (_, index) =>
    fetch(`${url}?w=${1500 + index}&fm=webp`, { signal: leaving.signal }),
  );
  await Promise.race(left);
  leaving.abort();
  await Promise.allSettled(left);
  // It is queued behind every other rendering that would still be made.
  expect((await get(`${url}?w=100&fm=webp`)).response.status).toBe(200);
  expect((await images.cached()) - before).toBeLessThan(10);
});

test('neither refusals nor abandoned pictures are logged', () => {
  expect(images.logged).toEqual([]);
});
