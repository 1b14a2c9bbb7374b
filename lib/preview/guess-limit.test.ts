import { expect, test } from 'vitest';
import { createGuessLimit } from './guess-limit.ts';

function refuse(limit: ReturnType<typeof createGuessLimit>, who: string, at: number): boolean {
  const guess = limit.begin(who, at);
  guess?.end(true, at);
  return guess !== null;
}

test('ten refused tokens a minute are checked, the eleventh is not', () => {
  const limit = createGuessLimit(10, 60_000);
  const checked = Array.from({ length: 12 }, (_, index) => refuse(limit, 'a', index));
  expect(checked).toEqual([...Array(10).fill(true), false, false]);
  expect(refuse(limit, 'b', 12), 'another address').toBe(true);
});

test('a refusal counts for a minute', () => {
  const limit = createGuessLimit(1, 60_000);
  refuse(limit, 'a', 0);
  expect(refuse(limit, 'a', 59_999)).toBe(false);
  expect(refuse(limit, 'a', 60_000)).toBe(true);
});

test('an accepted token does not count', () => {
  const limit = createGuessLimit(2, 60_000);
  for (let time = 0; time < 50; time += 1) {
    const guess = limit.begin('a', time);
    expect(guess).not.toBeNull();
    guess?.end(false, time);
  }
});

test('guesses made at the same time are limited before any of them is refused', () => {
  const limit = createGuessLimit(10, 60_000);
  const guesses = Array.from({ length: 30 }, () => limit.begin('a', 0));
  expect(guesses.filter((guess) => guess !== null)).toHaveLength(10);
});

test('addresses beyond the most that are remembered push out the oldest', () => {
  const limit = createGuessLimit(1, 60_000);
  refuse(limit, 'first', 0);
  for (let index = 0; index < 20_000; index += 1) refuse(limit, `other-${index}`, 1);
  expect(refuse(limit, 'first', 2)).toBe(true);
  expect(refuse(limit, 'other-19999', 3)).toBe(false);
});
