import { expect, test } from 'vitest';
import { RoundRobinQueue } from './round-robin-queue.ts';

/** Adds items such as `a1`, the first letter of which names the client; returns what is dropped. */
const add = (queue: RoundRobinQueue<string>, ...items: readonly string[]) =>
  items.map((item) => queue.add(item.slice(0, 1), item));

test('clients take turns, however many items one of them has', () => {
  const queue = new RoundRobinQueue<string>(6);
  add(queue, 'a1', 'a2', 'a3', 'b1', 'b2', 'c1');
  const taken = Array.from({ length: 7 }, () => queue.take());
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
  expect(queue.isEmpty).toBe(true);
});

test('where it is full, the client with the most gives way, and nobody for one with as many', () => {
  const queue = new RoundRobinQueue<string>(3);
  expect(add(queue, 'a1', 'a2', 'a3', 'a4')).toEqual([null, null, null, 'a4']);
  expect(add(queue, 'b1', 'b2', 'c1')).toEqual(['a3', 'b2', 'a2']);
  expect(add(queue, 'd1')).toEqual(['d1']);
  expect(queue.drain()).toEqual(['a1', 'b1', 'c1']);
  expect(add(queue, 'd1')).toEqual([null]);
});

test('a removed item leaves its place to another', () => {
  const queue = new RoundRobinQueue<string>(1);
  add(queue, 'a1');
  expect(queue.remove('b', 'a1')).toBe(false);
  expect(queue.remove('a', 'a1')).toBe(true);
  expect(add(queue, 'b1')).toEqual([null]);
  expect(queue.take()).toBe('b1');
});
