// @vitest-environment node
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTag } from '../../content/answers/answer-key.ts';
import { expireAnswers } from './expire-answers.ts';
import { beginRendering } from './renderings.ts';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(revalidateTag).mockClear();
  vi.mocked(after).mockImplementation((task) => {
    if (typeof task === 'function') void task();
  });
});
afterEach(() => vi.useRealTimers());

const expiries = () => vi.mocked(revalidateTag).mock.calls.map(([tag]) => tag);

const tag = answerTag('events');

it('expires the answers once if no page read them lately', async () => {
  expireAnswers([{ key: 'events', readAt: performance.now() - 10_000 }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(expiries()).toEqual([tag]);
});

it('expires them again when every page has ended that began before the change', async () => {
  const end = beginRendering();
  await vi.advanceTimersByTimeAsync(5000);
  const readAt = performance.now();
  await vi.advanceTimersByTimeAsync(5000);
  expireAnswers([{ key: 'events', readAt }]);
  const later = beginRendering();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(expiries()).toEqual([tag]);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(expiries()).toEqual([tag, tag]);
  later();
});

it('waits for a page for a minute', async () => {
  const end = beginRendering();
  expireAnswers([{ key: 'events', readAt: performance.now() }]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(expiries()).toEqual([tag, tag]);
  end();
});
