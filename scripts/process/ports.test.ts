import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../../server/testing/http.ts';
import { isPortFree } from './ports.ts';

let other: Server | undefined;

afterEach(() => other?.close());

it('reports a port as used if a server listens on it, even on loopback only', async () => {
  other = createServer();
  const port = await listen(other);
  expect(await isPortFree(port)).toBe(false);
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
});
