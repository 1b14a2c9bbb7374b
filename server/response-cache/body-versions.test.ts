import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BodyVersions } from './body-versions.ts';

const sentences = Array.from(
  { length: 3000 },
  (_, index) => `<p>Cask ${(index * 7919) % 1009} of vault ${(index * 104_729) % 11}</p>`,
);
const body = Buffer.from(sentences.join(''));

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

it('has the same content in every coding, each with an entity tag of its own', async () => {
  const versions = new BodyVersions(body, true);
  const [plain, gzip, brotli] = [versions.get(null), versions.get('gzip'), versions.get('br')];
  expect(plain.bytes).toEqual(body);
  expect(gunzipSync(gzip.bytes)).toEqual(body);
  expect(brotliDecompressSync(brotli.bytes)).toEqual(body);
  const tags = [plain, gzip, brotli].map(({ entityTag }) => entityTag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[-\w]+"$/);
  expect(versions.get('gzip')).toBe(gzip);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'replaces the first %s version by a smaller one with another entity tag',
  async (coding, decompress) => {
    const versions = new BodyVersions(body, true);
    const first = versions.get(coding);
    await expect
      .poll(() => versions.get(coding).bytes.length, { timeout: 20_000 })
      .toBeLessThan(first.bytes.length);
    const best = versions.get(coding);
    expect(decompress(best.bytes)).toEqual(body);
    expect(best.entityTag).not.toBe(first.entityTag);
    expect(versions.get(coding)).toBe(best);
  },
);

it('keeps no body in memory that waits for its smallest version and has been evicted', async () => {
  // Each takes about a second to compress.
  const long = Buffer.concat(Array.from({ length: 10 }, () => body));
  const evicted = Array.from({ length: 20 }, () => {
    const versions = new BodyVersions(Buffer.from(long), true);
    versions.get('br');
    return new WeakRef(versions);
  });
  const inMemory = () => {
    collectGarbage();
    return evicted.filter((versions) => versions.deref() !== undefined).length;
  };
  // The one that is being compressed.
  await expect.poll(inMemory).toBeLessThanOrEqual(1);
});

it('keeps a compressed version instead of the body once it is sent', async () => {
  for (const coding of [null, 'br', 'gzip'] as const) {
    const versions = new BodyVersions(Buffer.from(body), true);
    versions.get(coding);
    const sent = sendPlainly(versions);
    const isInMemory = () => {
      collectGarbage();
      return sent.deref() !== undefined;
    };
    await expect.poll(isInMemory, { timeout: 5000 }).toBe(false);
  }
  const picture = new BodyVersions(body, false);
  expect(picture.get(null).bytes).toBe(body);
  expect(picture.uncompressed()).toBe(body);
});

/** Returns the uncompressed body, which clients at the same time share, as nobody needs it any more. */
function sendPlainly(versions: BodyVersions): WeakRef<Buffer> {
  const beingSent = versions.uncompressed();
  expect(beingSent).toEqual(body);
  expect(versions.uncompressed(), 'for another client').toBe(beingSent);
  return new WeakRef(beingSent);
}

it('gives different bodies different entity tags', () => {
  const [one, other] = [
    new BodyVersions(body, true),
    new BodyVersions(Buffer.from('another'), true),
  ];
  expect(one.get(null).entityTag).not.toBe(other.get(null).entityTag);
});
