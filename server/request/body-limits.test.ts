import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BODY_IDLE_MS } from './body-limits.ts';
import { readBody } from './read-body.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a body is refused after 30 s in which less than 16 KB of it have arrived', async () => {
  const request = new IncomingMessage(new Socket());
  const { signal } = new AbortController();
  const limits = { idleMs: BODY_IDLE_MS, take: () => true, signal };
  let status: number | null = null;
  void readBody(request, { bytes: 200_000 }, limits).then((read) => {
    if (!read.ok) status = read.status;
  });
  const arrive = async (bytes: number, ms: number) => {
    request.push(Buffer.alloc(bytes));
    await vi.advanceTimersByTimeAsync(ms);
  };
  await arrive(16_384, 29_000);
  await arrive(16_384, 29_000);
  expect(status).toBeNull();
  await arrive(16_383, 999);
  expect(status).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(status).toBe(408);
});
