import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const server = createServer((request, response) => {
  response.writeHead(request.url === '/ready' ? 200 : 503).end();
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
});

async function probe(url: string): Promise<number | null> {
  const child = execFile(process.execPath, [join(import.meta.dirname, 'probe.ts'), url]);
  const [code] = await once(child, 'exit');
  return code;
}

it('ends with 0 for a success alone', async () => {
  const { port } = server.address() as AddressInfo;
  expect(await probe(`http://127.0.0.1:${port}/ready`)).toBe(0);
  expect(await probe(`http://127.0.0.1:${port}/starting`)).toBe(1);
});

it('ends with 1 where nothing listens, and without an address', async () => {
  expect(await probe('http://127.0.0.1:1/ready')).toBe(1);
  expect(await probe('')).toBe(1);
});
