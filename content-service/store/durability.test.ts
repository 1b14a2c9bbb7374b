import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from '../secrets/secrets.ts';
import { type SpawnedService, spawnContentService } from '../testing/spawn.ts';

/** How often the service is killed; a longer run sets more. */
const ROUNDS = Number(process.env.CONTENT_SERVICE_CRASH_ROUNDS ?? 4);
const WRITERS = 4;

let dataDir: string;
let service: SpawnedService | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-service-crash-'));
});
afterEach(async () => {
  service?.process.kill('SIGKILL');
  await service?.ended;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Acknowledged writes: the last number of each writer's document, and every upload. */
interface Acknowledged {
  readonly numbers: Map<string, number>;
  readonly assets: Map<string, string>;
}

interface Writer {
  readonly url: string;
  readonly token: string;
  readonly id: string;
  readonly onAcknowledged: () => void;
}

/** Writes until the service stops, and records the acknowledged writes. */
async function write(
  { url, token, id, onAcknowledged }: Writer,
  known: Acknowledged,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let n = (known.numbers.get(id) ?? 0) + 1; ; n += 1) {
    const document = { _id: id, _type: 'counter', n, filler: 'x'.repeat(2000) };
    const body = JSON.stringify({ mutations: [{ createOrReplace: document }] });
    const init = { method: 'POST', headers, body };
    const response = await fetch(`${url}/v1/data/mutate/production`, init).catch(() => null);
    if (response?.status !== 200) return;
    known.numbers.set(id, n);
    onAcknowledged();
    if (n % 10 !== 0) continue;
    const text = `${id} ${n}`;
    const upload = {
      method: 'POST',
      headers: { authorization: headers.authorization },
      body: text,
    };
    const answer = await fetch(`${url}/v1/assets/files/production?filename=a.txt`, upload)
      .then((result) => result.json())
      .catch(() => null);
    if (typeof answer?.document?.path === 'string') known.assets.set(answer.document.path, text);
  }
}

async function verify(url: string, token: string, known: Acknowledged): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const [id, n] of known.numbers) {
    const response = await fetch(`${url}/v1/data/doc/production/${id}`, { headers });
    const { documents } = await response.json();
    // One more may have been written without its acknowledgement arriving.
    expect([n, n + 1]).toContain(documents[0]?.n);
  }
  for (const [path, text] of known.assets) {
    expect(await (await fetch(`${url}/${path}`)).text()).toBe(text);
  }
}

test(`loses no acknowledged write when killed ${ROUNDS} times at random moments`, {
  tags: 'slow',
  timeout: 20_000 + ROUNDS * 5000,
}, async () => {
  const known: Acknowledged = { numbers: new Map(), assets: new Map() };
  const { editor: token } = loadSecrets(dataDir).tokens;
  for (let round = 0; round <= ROUNDS; round += 1) {
    service = spawnContentService({ CONTENT_SERVICE_DATA: dataDir });
    const url = `http://127.0.0.1:${await service.ready}`;
    await verify(url, token, known);
    if (round === ROUNDS) break;
    const { process: child } = service;
    let left = 20 + Math.floor(Math.random() * 60);
    const onAcknowledged = () => {
      left -= 1;
      // At a random moment during the next write.
      if (left === 0) setTimeout(() => child.kill('SIGKILL'), Math.random() * 20);
    };
    const ids = Array.from({ length: WRITERS }, (_, writer) => `writer-${writer}`);
    const writing = ids.map((id) => write({ url, token, id, onAcknowledged }, known));
    expect(await service.ended).toBe('SIGKILL');
    await Promise.all(writing);
  }
  expect(known.numbers.size).toBe(WRITERS);
  expect(known.assets.size).toBeGreaterThan(0);
});
