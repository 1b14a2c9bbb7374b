import { expect, it } from 'vitest';
import { type BufferedBytes, createBufferedBytes } from './buffered-bytes.ts';

const MIB = 1024 * 1024;

/** Returns a body of which so many bytes have arrived. */
function arrived(buffered: BufferedBytes, sender: string, bytes: number) {
  const body = buffered.track(sender);
  expect(body.take(bytes)).toBe(true);
  return body;
}

it('aborts the slowest of the slow bodies when another one needs their memory', () => {
  let time = 0;
  const buffered = createBufferedBytes(30 * MIB, 15 * MIB, () => time);
  const slowest = arrived(buffered, 'a', 15 * MIB);
  time = 1000;
  const slow = arrived(buffered, 'b', 14 * MIB);
  time = 6000;
  expect(buffered.track('c').take(3 * MIB)).toBe(true);
  expect([slowest.signal.aborted, slow.signal.aborted]).toEqual([true, false]);
});

it('aborts no body that makes progress, is complete, or is of a sender with too many bytes', () => {
  let time = 0;
  const buffered = createBufferedBytes(20 * MIB, 10 * MIB, () => time);
  const complete = arrived(buffered, 'a', 9 * MIB);
  complete.complete();
  const arriving = arrived(buffered, 'b', 9 * MIB);
  time = 6000;
  expect(arriving.take(MIB)).toBe(true);
  expect(buffered.track('c').take(2 * MIB)).toBe(false);
  expect(buffered.track('b').take(MIB)).toBe(false);
  expect([complete.signal.aborted, arriving.signal.aborted]).toEqual([false, false]);
  complete.release();
  expect(buffered.track('c').take(2 * MIB)).toBe(true);
});

it('aborts no slow body whose bytes do not make room for another one', () => {
  let time = 0;
  const buffered = createBufferedBytes(20 * MIB, 15 * MIB, () => time);
  const empty = buffered.track('a');
  const small = arrived(buffered, 'b', MIB);
  const complete = arrived(buffered, 'c', 15 * MIB);
  complete.complete();
  time = 6000;
  expect(buffered.track('d').take(6 * MIB)).toBe(false);
  expect([empty.signal.aborted, small.signal.aborted]).toEqual([false, false]);
  expect(buffered.track('d').take(5 * MIB)).toBe(true);
  expect([empty.signal.aborted, small.signal.aborted]).toEqual([false, true]);
});

it('subtracts the bytes of an aborted body once', () => {
  let time = 0;
  const buffered = createBufferedBytes(10, 10, () => time);
  const slow = arrived(buffered, 'a', 10);
  time = 6000;
  const other = arrived(buffered, 'b', 10);
  slow.release();
  expect(buffered.track('c').take(1)).toBe(false);
  other.release();
  expect(buffered.track('c').take(10)).toBe(true);
});

it('does not go on counting an aborted body for the sender whose next one needed its memory', () => {
  let time = 0;
  const buffered = createBufferedBytes(20, 15, () => time);
  const slow = arrived(buffered, 'a', 8);
  arrived(buffered, 'b', 11).complete();
  time = 6000;
  const next = arrived(buffered, 'a', 4);
  expect(slow.signal.aborted).toBe(true);
  next.release();
  expect(buffered.track('a').take(9)).toBe(true);
});
