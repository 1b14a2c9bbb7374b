import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBlocks } from './blocks.ts';

const MAX_BYTES = 1024 * 1024;

// Small buffers are parts of a pool, which other tests fill, too.
const { poolSize } = Buffer;
beforeAll(() => {
  Buffer.poolSize = 0;
});
afterAll(() => {
  Buffer.poolSize = poolSize;
});

const bytes = (length: number, first = 0) =>
  Buffer.from(Array.from({ length }, (_, index) => (first + index) % 251));

/** Returns the memory in bytes of the underlying buffers, counting shared ones once. */
const memoryOf = (blocks: readonly Buffer[]) =>
  [...new Set(blocks.map(({ buffer }) => buffer))].reduce((sum, one) => sum + one.byteLength, 0);

it('stores a large piece without copying it', () => {
  const blocks = createBlocks(MAX_BYTES);
  const piece = Buffer.from(new Uint8Array(64 * 1024).buffer);
  blocks.append(piece);
  expect(blocks.take()).toEqual([piece]);
  expect(blocks.take()[0]).toBe(piece);
});

it('stores pieces of every length in order, with little overhead', () => {
  const blocks = createBlocks(MAX_BYTES);
  const sent: Buffer[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    for (const length of [1, 40_000, 100]) {
      const piece = Buffer.from(Uint8Array.from(bytes(length, turn)).buffer);
      sent.push(piece);
      blocks.append(piece);
    }
  }
  const all = Buffer.concat(sent);
  expect(Buffer.concat(blocks.take()).equals(all)).toBe(true);
  expect(memoryOf(blocks.take())).toBeLessThan(all.length * 1.2);
});

it('copies a piece out of a much larger buffer', () => {
  const blocks = createBlocks(MAX_BYTES);
  blocks.append(Buffer.alloc(MAX_BYTES, 7).subarray(0, 40_000));
  expect(memoryOf(blocks.take())).toBeLessThan(70_000);
});
