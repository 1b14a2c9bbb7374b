import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { noisyPicture, quarterAt, quarteredPicture } from '../testing/pictures.ts';

vi.setConfig({ testTimeout: 15_000 });

let fixture: Fixture;
const logged: string[] = [];
let url: string;
let id: string;

beforeAll(async () => {
  fixture = await createFixture({ log: (line) => logged.push(line) });
  const asset = await fixture
    .client('editor')
    .assets.upload('image', await quarteredPicture(400, 200));
  ({ url, _id: id } = asset);
});
afterAll(() => fixture.remove());

const FOR_GOOD = 'public, max-age=31536000, immutable';
const MODERN = 'image/avif,image/webp,image/*,*/*;q=0.8';

/** How many pictures are kept. */
async function cached(): Promise<number> {
  const entries = await readdir(join(fixture.dataDir, 'image-cache'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).length;
}

async function get(query: string, headers: Record<string, string> = {}, base = url) {
  const response = await fetch(`${base}${query}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, type: response.headers.get('content-type') };
}

describe('what is shown', () => {
  test('without parameters the original, byte for byte', async () => {
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

  test('a quarter turn swaps the edges', async () => {
    const { width, height } = await sharp((await get('?w=100&or=90')).bytes).metadata();
    expect([width, height]).toEqual([50, 100]);
  });

  test('what is filled up has the background asked for', async () => {
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

  test('URLs made by the image URL builder are understood', async () => {
    const builder = createImageUrlBuilder({
      projectId: 'embedded',
      dataset: 'production',
      baseUrl: fixture.service.url,
    });
    const source = {
      asset: { _ref: id },
      crop: { left: 0.5, top: 0, right: 0, bottom: 0.5 },
      hotspot: { x: 0.75, y: 0.25, width: 0.1, height: 0.1 },
    };
    const built = builder.image(source).width(60).height(60).format('png').url();
    const picture = Buffer.from(await (await fetch(built)).arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 60, height: 60, format: 'png' });
    expect(await quarterAt(picture, 0.5, 0.5)).toBe(1);
  });

  test('a moving picture keeps moving as WebP and stands still as JPEG', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all([frame('#ff0000'), frame('#0000ff')]);
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: 100 })
      .toBuffer();
    const asset = await fixture.client('editor').assets.upload('image', gif);
    const pages = async (query: string) => {
      const response = await fetch(`${asset.url}${query}`, { headers: { accept: MODERN } });
      const { pages: count, format } = await sharp(
        Buffer.from(await response.arrayBuffer()),
      ).metadata();
      return [format, count ?? 1];
    };
    expect(await pages('?w=10&h=5&fit=crop&auto=format')).toEqual(['webp', 2]);
    expect(await pages('?w=10&fm=jpg')).toEqual(['jpeg', 1]);
  });

  test('a drawing is sent as it is, or drawn where a format is asked for', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle cx="5" cy="5" r="4"/></svg>',
    );
    const asset = await fixture.client('editor').assets.upload('image', svg);
    const drawing = await fetch(`${asset.url}?w=300&auto=format`);
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    const pixels = await fetch(`${asset.url}?w=300&fm=png`);
    expect(await sharp(Buffer.from(await pixels.arrayBuffer())).metadata()).toMatchObject({
      width: 300,
      format: 'png',
    });
  });
});

describe('automatic format', () => {
  test('WebP at once and briefly, then AVIF for good', async () => {
    const asset = await fixture
      .client('editor')
      .assets.upload('image', await noisyPicture(300, 200));
    const photo = () => get('?w=120&auto=format', { accept: MODERN }, asset.url);
    const first = await photo();
    expect(first.type).toBe('image/webp');
    expect(first.response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.response.headers.get('vary')).toContain('Accept');
    await expect.poll(async () => (await photo()).type, { timeout: 10_000 }).toBe('image/avif');
    const last = await photo();
    expect(last.response.headers.get('cache-control')).toBe(FOR_GOOD);
    expect(last.response.headers.get('etag')).not.toBe(first.response.headers.get('etag'));
    expect(last.bytes.length).toBeLessThan(first.bytes.length);
    expect((await sharp(last.bytes).metadata()).width).toBe(120);
  });

  test('WebP for good where AVIF would be no smaller', async () => {
    const drawing = () => get('?w=120&auto=format', { accept: MODERN });
    const kept = async () => (await drawing()).response.headers.get('cache-control');
    await expect.poll(kept, { timeout: 10_000 }).toBe(FOR_GOOD);
    expect((await drawing()).type).toBe('image/webp');
  });

  test('who knows only WebP or neither gets what can be shown, for good', async () => {
    const webp = await get('?w=120&auto=format', { accept: 'image/webp' });
    expect([webp.type, webp.response.headers.get('cache-control')]).toEqual([
      'image/webp',
      FOR_GOOD,
    ]);
    expect((await get('?w=120&auto=format', { accept: '*/*' })).type).toBe('image/jpeg');
  });
});

describe('keeping', () => {
  test('a copy already held is not sent again', async () => {
    const { response } = await get('?w=90');
    const again = await get('?w=90', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('the same picture asked for many times at once is made once, also across restarts', async () => {
    const before = await cached();
    const pictures = await Promise.all(
      Array.from({ length: 20 }, () => get('?h=77&w=133&fit=crop')),
    );
    expect(new Set(pictures.map(({ response }) => response.status))).toEqual(new Set([200]));
    expect(await cached()).toBe(before + 1);
    const same = await get('?fit=crop&w=133&h=77');
    expect(same.bytes).toEqual(pictures[0]?.bytes);
    expect(await cached()).toBe(before + 1);
  });

  test('what is not there is 404, what cannot be is 400', async () => {
    expect((await fetch(url.replace('400x200', '401x200'))).status).toBe(404);
    const wrong = await get('?w=many');
    expect(wrong.response.status).toBe(400);
    expect(JSON.parse(wrong.bytes.toString())).toMatchObject({
      message: expect.stringContaining('"w"'),
    });
  });
});

// Last: what nobody waits for any more may still be on its way when the next test begins.
describe('limits', () => {
  test('however large a picture is asked for, it has 8 megapixels at most', async () => {
    const { bytes, type } = await get('?w=8000&h=8000&fit=scale&fm=avif&q=100');
    const { width, height } = await sharp(bytes).metadata();
    expect([type, width, height]).toEqual(['image/webp', 2828, 2828]);
  });

  test('no quality is above 90', async () => {
    const [best, more] = await Promise.all([get('?w=300&q=90'), get('?w=300&q=100')]);
    expect(more.bytes).toEqual(best.bytes);
  });

  test('a moving picture whose frames are too large together stands still', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const asset = await fixture.client('editor').assets.upload('image', gif);
    const pages = async (width: number) => {
      const { bytes } = await get(`?w=${width}&fm=webp`, {}, asset.url);
      return (await sharp(bytes).metadata()).pages ?? 1;
    };
    expect([await pages(40), await pages(2100)]).toEqual([2, 1]);
  });

  test('more pictures than may wait are refused for now, but not to somebody else', async () => {
    const asset = await fixture
      .client('editor')
      .assets.upload('image', await noisyPicture(800, 600));
    const asked = (width: number, client: string, signal?: AbortSignal) =>
      fetch(`${asset.url}?w=${width}&fm=webp`, {
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

  test('what nobody waits for any more is not made', async () => {
    const asset = await fixture
      .client('editor')
      .assets.upload('image', await noisyPicture(1600, 1200));
    const before = await cached();
    const leaving = new AbortController();
    const left = Array.from({ length: 20 }, (_, index) =>
      fetch(`${asset.url}?w=${1500 + index}&fm=webp`, { signal: leaving.signal }),
    );
    setTimeout(() => leaving.abort(), 50);
    await Promise.allSettled(left);
    // It stands behind whatever of the others would still be made.
    expect((await get('?w=100&fm=webp', {}, asset.url)).response.status).toBe(200);
    expect((await cached()) - before).toBeLessThan(10);
  });
});

test('neither refusals nor abandoned pictures fill the log', () => {
  expect(logged).toEqual([]);
});
