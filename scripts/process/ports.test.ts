import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isPortFree, listen } from './ports.ts';

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
