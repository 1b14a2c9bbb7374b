import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSecrets } from './secrets/secrets.ts';
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
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

function start(environment: Record<string, string> = {}): SpawnedService {
  const service = spawnContentService({ CONTENT_SERVICE_DATA: dataDir, ...environment });
  running.push(service);
  return service;
}

const oneLine = /^content service: [^\n]+\n$/;

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops it cleanly', async (signal) => {
  const service = start();
  const port = await service.ready;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(service.output()).toMatch(oneLine);
  service.process.kill(signal);
  expect(await service.ended).toBe(0);
});

test('the line of its start contains none of its secrets', async () => {
  const service = start();
  await service.ready;
  service.process.kill('SIGTERM');
  await service.ended;
  const { tokens, webhookSecret } = loadSecrets(dataDir);
  const secrets = [...Object.values(tokens), webhookSecret];
  expect(service.output()).toMatch(oneLine);
  expect(secrets.filter((secret) => service.output().includes(secret))).toEqual([]);
});

test('it stops when its parent disconnects', async () => {
  const service = start();
  await service.ready;
  service.process.disconnect();
  expect(await service.ended).toBe(0);
});

test('killed during an endless query, it leaves no process behind', { tags: 'slow' }, async () => {
  const service = start();
  const url = `http://127.0.0.1:${await service.ready}/v2026-01-01/data`;
  const { tokens } = loadSecrets(dataDir);
  const documents = Array.from({ length: 300 }, (_, n) => ({ create: { _type: 'thing', n } }));
  const headers = {
    authorization: `Bearer ${tokens.editor}`,
    'content-type': 'application/json',
  };
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/mutate/production', { mutations: documents });
  const query = 'count(*[count(*[count(*[n != ^.n]) > ^.n]) > ^.n])';
  const endless = post('/query/production', { query }).catch(() => null);
  await post('/query/production', { query: 'count(*)' });
  const children = await childrenOf(service.process.pid ?? 0);
  expect(children.length).toBeGreaterThan(0);
  service.process.kill('SIGKILL');
  await service.ended;
  await endless;
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
});

test('a signal to its process group does not reach its query processes', {
  tags: 'slow',
}, async () => {
  const service = start();
  const url = `http://127.0.0.1:${await service.ready}/v2026-01-01/data/query/production`;
  expect((await fetch(`${url}?query=count(*)`)).status).toBe(200);
  const leaders = (await processes()).filter(({ parent }) => parent === service.process.pid);
  expect(leaders.length).toBeGreaterThan(0);
  expect(leaders.filter(({ pid, group }) => group !== pid)).toEqual([]);
});

async function childrenOf(parent: number): Promise<number[]> {
  const children = (await processes()).filter((each) => each.parent === parent);
  return children.map(({ pid }) => pid);
}

/** Returns the processes of this machine, with their parents and groups. */
async function processes(): Promise<{ pid: number; parent: number; group: number }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,pgid=']);
  return stdout.split('\n').map((line) => {
    const [pid = 0, parent = 0, group = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, group };
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a port in use is reported in one line', async () => {
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

test('an invalid variable is reported in one line with its name', async () => {
  const service = start({ CONTENT_SERVICE_PORT: 'eighty' });
  expect(await service.ended).toBe(1);
  expect(service.output()).toBe(
    'content service: CONTENT_SERVICE_PORT is not valid: expected a port number from 0 to 65535\n',
  );
});

test('a data folder in use is reported in one line', { tags: 'slow' }, async () => {
  await start().ready;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(oneLine);
  expect(second.output()).toContain(`Another content service is using ${dataDir}`);
});

test('one command prints the tokens, also before the first start', { tags: 'slow' }, async () => {
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

test('loads a publish transform from the module set in the environment', async () => {
  const path = join(dataDir, 'transform.mjs');
  await writeFile(
    path,
    'export const transformPublished = (_, next) => ({ ...next, seen: true });',
  );
  const port = await start({ CONTENT_SERVICE_PUBLISH_TRANSFORM: path }).ready;
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const query = 'returnDocuments=true';
  const response = await fetch(`http://127.0.0.1:${port}/v1/data/mutate/production?${query}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secrets.tokens.editor}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ mutations: [{ create: { _id: 'thing', _type: 'thing' } }] }),
  });
  expect(await response.json()).toMatchObject({ results: [{ document: { seen: true } }] });
});

test.each([
  ['there is no module', null, 'cannot be loaded: '],
  ['it does not compile', 'export const = 1', 'cannot be loaded: SyntaxError'],
  ['it lacks the export', 'export const other = 1', 'has no function "transformPublished"'],
])('an unusable publish transform is reported in one line (%s)', async (_, code, reason) => {
  const path = join(dataDir, 'transform.mjs');
  if (code !== null) await writeFile(path, code);
  const service = start({ CONTENT_SERVICE_PUBLISH_TRANSFORM: path });
  expect(await service.ended).toBe(1);
  expect(service.output()).toMatch(oneLine);
  expect(service.output()).toContain(
    `CONTENT_SERVICE_PUBLISH_TRANSFORM is not valid: ${path} ${reason}`,
  );
});
