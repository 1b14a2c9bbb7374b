import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from '../server/testing/http.ts';

let port: number;

const server = createServer((request, response) => {
  response.writeHead(request.url === '/ready' ? 200 : 503).end();
});

beforeAll(async () => {
  port = await listen(server);
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
  expect(await probe(`http://127.0.0.1:${port}/ready`)).toBe(0);
  expect(await probe(`http://127.0.0.1:${port}/starting`)).toBe(1);
});

it('ends with 1 where nothing listens, and without an address', async () => {
  expect(await probe('http://127.0.0.1:1/ready')).toBe(1);
  expect(await probe('')).toBe(1);
});
