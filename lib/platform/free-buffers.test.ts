import { expect, it } from 'vitest';
import { freeBuffers } from './free-buffers.ts';

it('empties buffers and leaves those that share their memory', () => {
  const own = new Uint8Array([1, 2, 3]);
  const memory = new ArrayBuffer(8);
  const shared = new Uint8Array(memory, 2, 4).fill(7);
  freeBuffers([own, shared, own]);
  expect(own.byteLength).toBe(0);
  expect([...shared]).toEqual([7, 7, 7, 7]);
});
