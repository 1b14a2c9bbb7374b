import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

it('stores a body that arrives in pieces of one byte in few blocks', async () => {
  const request = new IncomingMessage(new Socket());
  const { signal } = new AbortController();
  const limits = { idleMs: 5000, take: () => true, signal };
  const reading = readBody(request, { bytes: 200_000 }, limits);
  const sent = Buffer.from(Array.from({ length: 150_000 }, (_, index) => index % 251));
  for (const byte of sent) request.push(Buffer.of(byte));
  request.push(null);
  const read = await reading;
  expect(read.ok && Buffer.concat(read.chunks).equals(sent)).toBe(true);
  expect(read.ok && read.chunks.length).toBe(3);
});
