import { expect, it } from 'vitest';
import { createHeldBytes, type HeldBytes } from './held-bytes.ts';

const MIB = 1024 * 1024;

/** Returns a body of which so many bytes have arrived. */
function arrived(held: HeldBytes, sender: string, bytes: number) {
  const body = held.hold(sender);
  expect(body.take(bytes)).toBe(true);
  return body;
}

it('aborts the slowest of the slow bodies when another one needs their memory', () => {
  let time = 0;
  const held = createHeldBytes(30 * MIB, 15 * MIB, () => time);
  const slowest = arrived(held, 'a', 15 * MIB);
  time = 1000;
  const slow = arrived(held, 'b', 14 * MIB);
  time = 6000;
  expect(held.hold('c').take(3 * MIB)).toBe(true);
  expect([slowest.signal.aborted, slow.signal.aborted]).toEqual([true, false]);
});

it('aborts no body that makes progress, is complete, or is of a sender with too many bytes', () => {
  let time = 0;
  const held = createHeldBytes(20 * MIB, 10 * MIB, () => time);
  const complete = arrived(held, 'a', 9 * MIB);
  complete.complete();
  const arriving = arrived(held, 'b', 9 * MIB);
  time = 6000;
  expect(arriving.take(MIB)).toBe(true);
  expect(held.hold('c').take(2 * MIB)).toBe(false);
  expect(held.hold('b').take(MIB)).toBe(false);
  expect([complete.signal.aborted, arriving.signal.aborted]).toEqual([false, false]);
  complete.release();
  expect(held.hold('c').take(2 * MIB)).toBe(true);
});

it('aborts no slow body whose bytes do not make room for another one', () => {
  let time = 0;
  const held = createHeldBytes(20 * MIB, 15 * MIB, () => time);
  const empty = held.hold('a');
  const small = arrived(held, 'b', MIB);
  const complete = arrived(held, 'c', 15 * MIB);
  complete.complete();
  time = 6000;
  expect(held.hold('d').take(6 * MIB)).toBe(false);
  expect([empty.signal.aborted, small.signal.aborted]).toEqual([false, false]);
  expect(held.hold('d').take(5 * MIB)).toBe(true);
  expect([empty.signal.aborted, small.signal.aborted]).toEqual([false, true]);
});

it('subtracts the bytes of an aborted body once', () => {
  let time = 0;
  const held = createHeldBytes(10, 10, () => time);
  const slow = arrived(held, 'a', 10);
  time = 6000;
  const other = arrived(held, 'b', 10);
  slow.release();
  expect(held.hold('c').take(1)).toBe(false);
  other.release();
  expect(held.hold('c').take(10)).toBe(true);
});

it('does not go on counting an aborted body for the sender whose next one needed its memory', () => {
  let time = 0;
  const held = createHeldBytes(20, 15, () => time);
  const slow = arrived(held, 'a', 8);
  arrived(held, 'b', 11).complete();
  time = 6000;
  const next = arrived(held, 'a', 4);
  expect(slow.signal.aborted).toBe(true);
  next.release();
  expect(held.hold('a').take(9)).toBe(true);
});
