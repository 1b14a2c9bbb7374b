import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from '../secrets/secrets.ts';
import { type SpawnedService, spawnContentService } from '../testing/spawn.ts';

/** How often the service is killed around the time of a release. */
const ROUNDS = 3;

let dataDir: string;
let service: SpawnedService | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-service-releases-'));
});
afterEach(async () => {
  service?.process.kill('SIGKILL');
  await service?.ended;
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts the service with its data; returns a client for it. */
async function start() {
  service = spawnContentService({ CONTENT_SERVICE_DATA: dataDir });
  return createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2026-01-01',
    apiHost: `http://127.0.0.1:${await service.ready}`,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    token: loadSecrets(dataDir).tokens.editor,
  });
}

/** Returns the authors of the transactions that changed a document, the first one first. */
async function authorsOf(client: ReturnType<typeof createClient>, id: string): Promise<string[]> {
  const lines: string = await client.request({
    url: `/data/history/production/transactions/${id}?excludeContent=true`,
  });
  return lines
    .trim()
    .split('\n')
    .map((line): { author: string } => JSON.parse(line))
    .map(({ author }) => author);
}

test('a scheduled release is published exactly once, whenever the service is killed', {
  tags: 'slow',
  timeout: 20_000 + ROUNDS * 20_000,
}, async () => {
  let client = await start();
  for (let round = 0; round < ROUNDS; round += 1) {
    const releaseId = `round-${round}`;
    const publishedId = `tour-${round}`;
    await client.releases.create({ releaseId });
    const document = { _type: 'tour', title: 'New' };
    await client.createVersion({ document, publishedId, releaseId });
    const publishAt = Date.now() + 200;
    await client.releases.schedule({ releaseId, publishAt: new Date(publishAt).toISOString() });
    const child = service?.process;
    // Before, while or after the release is published.
    setTimeout(() => child?.kill('SIGKILL'), publishAt - Date.now() + Math.random() * 60 - 20);
    expect(await service?.ended).toBe('SIGKILL');
    client = await start();
    const { releases } = client;
    await expect
      .poll(async () => (await releases.get({ releaseId }))?.state, { timeout: 15_000 })
      .toBe('published');
    const authors = Array.from({ length: 3 }, () => 'embedded-editor');
    expect(await authorsOf(client, `_.releases.${releaseId}`)).toEqual(authors);
    expect(await authorsOf(client, publishedId)).toEqual(['embedded-editor']);
    expect(await client.getDocument(publishedId)).toMatchObject({ title: 'New' });
  }
});
