import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SpawnedService, spawnContentService } from './testing/spawn.ts';

vi.setConfig({ testTimeout: 20_000 });

let dataDir: string;
const running: SpawnedService[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-service-main-'));
});
afterEach(async () => {
  for (const service of running.splice(0)) {
    service.process.kill('SIGKILL');
    await service.ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}): SpawnedService {
  const service = spawnContentService({ CONTENT_SERVICE_DATA: dataDir, ...environment });
  running.push(service);
  return service;
}

const oneLine = /^content service: [^\n]+\n$/;

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly and soon', async (signal) => {
  const service = start();
  const port = await service.ready;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(service.output()).toMatch(oneLine);
  const asked = performance.now();
  service.process.kill(signal);
  expect(await service.ended).toBe(0);
  expect(performance.now() - asked).toBeLessThan(2000);
});

test('it ends with its parent', async () => {
  const service = start();
  await service.ready;
  service.process.disconnect();
  expect(await service.ended).toBe(0);
});

test('a port in use is one clear line', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const service = start({ CONTENT_SERVICE_PORT: port });
  expect(await service.ended).toBe(1);
  other.close();
  expect(service.output()).toMatch(oneLine);
  expect(service.output()).toContain(`Port ${port} is in use`);
});

test('a bad variable is one line that names it', async () => {
  const service = start({ CONTENT_SERVICE_PORT: 'eighty' });
  expect(await service.ended).toBe(1);
  expect(service.output()).toBe(
    'content service: CONTENT_SERVICE_PORT is not valid: expected a port number from 0 to 65535\n',
  );
});

test('data in use is one clear line', async () => {
  await start().ready;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(oneLine);
  expect(second.output()).toContain(`Another content service is using ${dataDir}`);
});

test('the tokens are shown by one command, before the first start too', async () => {
  const command = fileURLToPath(new URL('commands/tokens.ts', import.meta.url));
  const show = async () => {
    const env = {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      CONTENT_SERVICE_DATA: dataDir,
    };
    return (await promisify(execFile)(process.execPath, [command], { env })).stdout;
  };
  const shown = await show();
  expect(shown).toMatch(
    /^viewer +sk\S{43}\neditor +sk\S{43}\nadministrator +sk\S{43}\nwebhook secret +wh\S{43}\n$/,
  );
  const port = await start().ready;
  const token = /^viewer +(\S+)/.exec(shown)?.[1] ?? '';
  const me = await fetch(`http://127.0.0.1:${port}/v1/users/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await me.json()).toMatchObject({ role: 'viewer' });
  expect(await show()).toBe(shown);
});
