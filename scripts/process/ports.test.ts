import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort, isPortFree, listen } from './ports.ts';

let other: Server | undefined;

afterEach(() => other?.close());

function occupy(host: string): Promise<number> {
  other = createServer();
  return listen(other, 0, host);
}

it('reports a port as used if a server listens on it, even on loopback only', async () => {
  const port = await occupy('127.0.0.1');
  expect(await isPortFree(port)).toBe(false);
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
});

it('returns the preferred port if it is free', async () => {
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
});

it('returns another port if the preferred one is used', async () => {
  const port = await occupy('127.0.0.1');
  const found = await freePort(port);
  expect(found).not.toBe(port);
  expect(await isPortFree(found)).toBe(true);
});
