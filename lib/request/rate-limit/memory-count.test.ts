import { expect, it } from 'vitest';
import { createMemoryCount } from './memory-count.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

it('counts ten per sender within ten minutes of the first', async () => {
  const ten = createMemoryCount(10, 600);
  const counted = [];
  for (let index = 0; index < 12; index += 1) counted.push(await ten.add('a', later(index)));
  expect(counted.filter((one) => one !== null)).toHaveLength(10);
  expect(await ten.add('b', NOW)).not.toBeNull();
  expect(await ten.add('a', later(599))).toBeNull();
  expect(await ten.add('a', later(600))).not.toBeNull();
});

it('begins again after the clock was set back', async () => {
  const one = createMemoryCount(1, 600);
  await one.add('a', later(86_400));
  expect(one.takeNew(NOW)).toEqual([]);
  expect(await one.add('a', NOW)).not.toBeNull();
  expect(await one.add('a', later(1))).toBeNull();
  expect(await one.add('a', later(600))).not.toBeNull();
});

it('does not count what is taken back', async () => {
  const two = createMemoryCount(2, 60);
  for (let index = 0; index < 50; index += 1) {
    const one = await two.add('a', NOW);
    expect(one).not.toBeNull();
    await one?.takeBack();
  }
});

it('limits concurrent requests before any of them is taken back', async () => {
  const ten = createMemoryCount(10, 60);
  const counted = await Promise.all(Array.from({ length: 30 }, () => ten.add('a', NOW)));
  expect(counted.filter((one) => one !== null)).toHaveLength(10);
});

it('reports which clients have reached the limit, without counting a request', async () => {
  const two = createMemoryCount(2, 60);
  await two.add('a', NOW);
  expect(two.isExhausted('a', NOW)).toBe(false);
  await two.add('a', NOW);
  expect([two.isExhausted('a', NOW), two.isExhausted('b', NOW)]).toEqual([true, false]);
  expect(two.isExhausted('a', later(60))).toBe(false);
});

it('evicts the oldest of too many addresses', async () => {
  const one = createMemoryCount(1, 60);
  await one.add('first', NOW);
  for (let index = 0; index < 20_000; index += 1) await one.add(`other-${index}`, NOW);
  expect(await one.add('first', NOW)).not.toBeNull();
  expect(await one.add('other-19999', NOW)).toBeNull();
});
