import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { noisyPicture, quarterAt, quarteredPicture } from '../testing/pictures.ts';
import {
  createImageFixture,
  get as getFrom,
  type ImageFixture,
  movingPicture,
} from './testing/image-fixture.ts';

vi.setConfig({ testTimeout: 15_000 });

let images: ImageFixture;
let url: string;
let id: string;

beforeAll(async () => {
  images = await createImageFixture();
  ({ id, url } = await images.upload(await quarteredPicture(400, 200)));
});
afterAll(() => images.fixture.remove());

const FOR_GOOD = 'public, max-age=31536000, immutable';
const MODERN = 'image/avif,image/webp,image/*,*/*;q=0.8';

/** Requests the picture of four quarters. */
const get = (query: string, headers?: Record<string, string>) => getFrom(url + query, headers);

describe('rendering', () => {
  test('returns the original byte for byte without parameters', async () => {
    expect((await get('')).bytes).toEqual(await quarteredPicture(400, 200));
  });

  test.each([
    ['?w=100&h=100&fit=crop&crop=left', 0, 0.5, 0.2],
    ['?w=100&h=100&fit=crop&fp-x=0.9&fp-y=0.5', 3, 0.5, 0.8],
    ['?rect=200,0,200,100&w=50', 1, 0.5, 0.5],
    ['?w=100&flip=h', 1, 0.2, 0.2],
    ['?w=100&flip=v', 2, 0.2, 0.2],
    ['?w=100&or=180', 3, 0.2, 0.2],
    ['?w=100&h=50&fit=crop&crop=top,left', 0, 0.2, 0.2],
  ])('%s shows the right part', async (query, quarter, x, y) => {
    expect(await quarterAt((await get(`${query}&fm=png`)).bytes, x, y)).toBe(quarter);
  });

  test('a rotation by 90° swaps width and height', async () => {
    const { width, height } = await sharp((await get('?w=100&or=90')).bytes).metadata();
    expect([width, height]).toEqual([50, 100]);
  });

  test('fit=fill pads the picture with the requested background', async () => {
    const { bytes } = await get('?w=100&h=100&fit=fill&bg=00ff00&fm=png');
    const { data } = await sharp(bytes)
      .extract({ left: 50, top: 5, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data]).toEqual([0, 255, 0]);
  });

  test('every effect changes the picture and keeps its size', async () => {
    const plain = await get('?w=80&fm=png');
    for (const effect of ['blur=50', 'sat=-100', 'sharp=50', 'invert=true']) {
      const { bytes } = await get(`?w=80&fm=png&${effect}`);
      expect(bytes.equals(plain.bytes), effect).toBe(false);
      expect((await sharp(bytes).metadata()).width).toBe(80);
    }
  });

  test('lower quality is smaller', async () => {
    const [low, high] = await Promise.all([get('?w=300&q=10'), get('?w=300&q=95')]);
    expect(low.bytes.length).toBeLessThan(high.bytes.length);
  });

  test('accepts URLs of the image URL builder', async () => {
    const builder = createImageUrlBuilder({
      projectId: 'embedded',
      dataset: 'production',
      baseUrl: images.fixture.service.url,
    });
    const source = {
      asset: { _ref: id },
      crop: { left: 0.5, top: 0, right: 0, bottom: 0.5 },
      hotspot: { x: 0.75, y: 0.25, width: 0.1, height: 0.1 },
    };
    const built = builder.image(source).width(60).height(60).format('png').url();
    const { bytes } = await getFrom(built);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 60, format: 'png' });
    expect(await quarterAt(bytes, 0.5, 0.5)).toBe(1);
  });

  test('an animation stays animated as WebP and becomes a still picture as JPEG', async () => {
    const moving = await images.upload(await movingPicture());
    const pages = async (query: string) => {
      const { bytes } = await getFrom(moving.url + query, { accept: MODERN });
      const { pages: count, format } = await sharp(bytes).metadata();
      return [format, count ?? 1];
    };
    expect(await pages('?w=10&h=5&fit=crop&auto=format')).toEqual(['webp', 2]);
    expect(await pages('?w=10&fm=jpg')).toEqual(['jpeg', 1]);
  });

  test.each(['flip=h', 'flip=v', 'or=90', 'or=180&flip=h'])(
    'an animation with %s becomes a still picture of one frame',
    async (change) => {
      const moving = await images.upload(await movingPicture());
      const { bytes } = await getFrom(`${moving.url}?w=10&fm=webp&${change}`);
      const { pages = 1, width, height } = await sharp(bytes).metadata();
      expect([pages, width, height]).toEqual([1, 10, 10]);
    },
  );

  test('an SVG is sent as it is, or rasterized where a format is requested', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle cx="5" cy="5" r="4"/></svg>',
    );
    const drawing = await images.upload(svg);
    expect((await getFrom(`${drawing.url}?w=300&auto=format`)).type).toBe('image/svg+xml');
    const { bytes } = await getFrom(`${drawing.url}?w=300&fm=png`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, format: 'png' });
  });
});

describe('automatic format', () => {
  test('sends AVIF at once after a request with the priority of background work', async () => {
    const noisy = await images.upload(await noisyPicture(300, 200));
    const address = `${noisy.url}?w=110&auto=format`;
    const before = await images.cached();
    const headers = { accept: MODERN, priority: 'u=7' };
    const { status, body } = await fetch(address, { method: 'HEAD', headers });
    expect([status, body]).toEqual([200, null]);
    // WebP and AVIF.
    expect(await images.cached()).toBe(before + 2);
    expect((await getFrom(address, { accept: MODERN })).type).toBe('image/avif');
  });

  test('sends WebP with a short max-age first, then immutable AVIF', async () => {
    const noisy = await images.upload(await noisyPicture(300, 200));
    const photo = () => getFrom(`${noisy.url}?w=120&auto=format`, { accept: MODERN });
    const first = await photo();
    expect(first.type).toBe('image/webp');
    expect(first.response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.response.headers.get('vary')).toContain('Accept');
    await expect.poll(async () => (await photo()).type).toBe('image/avif');
    const last = await photo();
    expect(last.response.headers.get('cache-control')).toBe(FOR_GOOD);
    expect(last.response.headers.get('etag')).not.toBe(first.response.headers.get('etag'));
    expect(last.bytes.length).toBeLessThan(first.bytes.length);
    expect((await sharp(last.bytes).metadata()).width).toBe(120);
  });

  test('sends immutable WebP where AVIF would be no smaller', async () => {
    const drawing = () => get('?w=120&auto=format', { accept: MODERN });
    const kept = async () => (await drawing()).response.headers.get('cache-control');
    await expect.poll(kept).toBe(FOR_GOOD);
    expect((await drawing()).type).toBe('image/webp');
  });

  test('sends WebP or the source format, immutable, to clients without AVIF', async () => {
    const webp = await get('?w=120&auto=format', { accept: 'image/webp' });
    expect([webp.type, webp.response.headers.get('cache-control')]).toEqual([
      'image/webp',
      FOR_GOOD,
    ]);
    expect((await get('?w=120&auto=format', { accept: '*/*' })).type).toBe('image/jpeg');
  });
});

describe('caching', () => {
  test('a matching ETag gets a 304 without a body', async () => {
    const { response } = await get('?w=90');
    const again = await get('?w=90', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('concurrent requests for one picture render it once, in any parameter order', async () => {
    const before = await images.cached();
    const pictures = await Promise.all(
      Array.from({ length: 20 }, () => get('?h=77&w=133&fit=crop')),
    );
    expect(new Set(pictures.map(({ response }) => response.status))).toEqual(new Set([200]));
    expect(await images.cached()).toBe(before + 1);
    const same = await get('?fit=crop&w=133&h=77');
    expect(same.bytes).toEqual(pictures[0]?.bytes);
    expect(await images.cached()).toBe(before + 1);
  });

  test('a picture that cannot be cached is sent all the same', async () => {
    const cache = join(images.fixture.dataDir, 'image-cache');
    await rename(cache, `${cache}-away`);
    await writeFile(cache, 'not a folder');
    const { response, bytes } = await get('?w=91', { accept: MODERN });
    await rm(cache);
    await rename(`${cache}-away`, cache);
    expect(response.status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 91 });
    expect(images.logged).toContainEqual(expect.stringContaining('Pictures cannot be cached'));
  });

  test('a missing image is a 404, an invalid parameter a 400', async () => {
    expect((await fetch(url.replace('400x200', '401x200'))).status).toBe(404);
    const wrong = await get('?w=many');
    expect(wrong.response.status).toBe(400);
    expect(JSON.parse(wrong.bytes.toString())).toMatchObject({
      message: expect.stringContaining('"w"'),
    });
  });
});
