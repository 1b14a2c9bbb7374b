import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unanswered } from '../query/pool/failures.ts';
import { loadSecrets } from '../secrets/secrets.ts';
import { type RunningServer, startServer } from '../server.ts';
import type { LogEntry } from '../util/log.ts';
import { plainError } from './errors.ts';
import type { ApiError } from './result.ts';

let folder: string;
let server: RunningServer;
let entries: LogEntry[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-service-log-'));
  entries = [];
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    allowedOrigins: [],
    studios: [],
    trustedProxies: [],
    publicUrl: null,
    webhookUrl: null,
    imageCacheMegabytes: 0,
    publishTransform: null,
    queries: { timeoutMs: 1000, memoryMegabytes: 96, processes: 2 },
    log: (entry) => entries.push(entry),
  });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a query with a token that is also the value of a parameter; returns the status. */
async function query(): Promise<number> {
  const { editor } = loadSecrets(folder).tokens;
  const url = `${server.url}/v1/data/query/production?query=*&$token="${editor}"`;
  return (await fetch(url, { headers: { authorization: `Bearer ${editor}` } })).status;
}

const refuseQueries = (error: ApiError) =>
  vi.spyOn(server.service.queries, 'run').mockResolvedValue({ kind: 'refused', error });

test('a failure of the service logs one line without any token', async () => {
  vi.spyOn(server.service.store, 'dataset').mockImplementation(() => {
    throw new Error('The store is broken');
  });
  expect(await query()).toBe(500);
  expect(entries).toMatchObject([{ level: 'error', message: 'The store is broken' }]);
  expect(JSON.stringify(entries)).not.toContain(loadSecrets(folder).tokens.editor);
});

test('a request that could not be served logs one line', async () => {
  refuseQueries(unanswered());
  expect(await query()).toBe(500);
  expect(entries).toMatchObject([{ status: 500, path: '/v1/data/query/production' }]);
});

test('a response with Retry-After is not logged', async () => {
  refuseQueries(plainError(503, 'Busy', { 'retry-after': '1' }));
  expect(await query()).toBe(503);
  expect(entries).toEqual([]);
});
