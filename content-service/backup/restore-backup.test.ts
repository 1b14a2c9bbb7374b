import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFixture } from '../testing/fixture.ts';
import { createBackup } from './create-backup.ts';
import { digestOfFile } from './durable-files.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { LINK_TYPE } from './withdraw-links.ts';

let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-service-restore-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Makes the time of a scheduled release in the backup one that has passed. */
async function expire(releaseId: string): Promise<void> {
  const file = join(at('backup'), 'content.sqlite');
  const database = new DatabaseSync(file);
  database
    .prepare("UPDATE document SET body = json_set(body, '$.publishAt', ?) WHERE id = ?")
    .run('2026-01-01T08:00:00.000Z', `_.releases.${releaseId}`);
  database.close();
  const manifest = readManifest(at('backup'));
  await rm(join(at('backup'), 'manifest.json'));
  const databases = { ...manifest.databases, 'content.sqlite': await digestOfFile(file, 'sha256') };
  writeManifest(at('backup'), { ...manifest, databases });
}

test('a scheduled release whose time has passed since the backup is reported, not published', async () => {
  const before = await createFixture({ dataDir: at('data') });
  const editor = before.client('editor');
  for (const releaseId of ['rSpring', 'rSummer']) {
    await editor.releases.create({ releaseId });
    const document = { _type: 'page', title: releaseId };
    await editor.createVersion({ document, publishedId: `of-${releaseId}`, releaseId });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await editor.releases.schedule({ releaseId, publishAt });
  }
  await before.service.close();
  await createBackup(at('data'), at('backup'));
  await expire('rSpring');

  const { remaining } = await restoreBackup(at('backup'), at('data'), { replace: true });
  expect(remaining).toEqual([
    expect.stringMatching(
      /^The release "rSpring" of the dataset "production" was scheduled for 2026-01-01T08/,
    ),
  ]);
  const after = await createFixture({ dataDir: at('data') });
  const client = after.client('editor');
  expect(await client.releases.get({ releaseId: 'rSpring' })).toMatchObject({
    state: 'active',
    error: { message: expect.stringContaining('A backup was restored') },
  });
  expect(await client.releases.get({ releaseId: 'rSpring' })).not.toHaveProperty('publishAt');
  expect(await client.releases.get({ releaseId: 'rSummer' })).toMatchObject({ state: 'scheduled' });
  expect(await client.getDocument('of-rSpring')).toBeUndefined();
  await client.releases.publish({ releaseId: 'rSpring' });
  expect(await client.getDocument('of-rSpring')).toMatchObject({ title: 'rSpring' });
  await after.service.close();
});

/** Makes a data folder with two shared links, and a backup of it; then withdraws one of them. */
async function prepareLinks(): Promise<void> {
  const before = await createFixture({ dataDir: at('data') });
  const editor = before.client('editor');
  const link = { _type: LINK_TYPE, documentId: 'tour', expiresAt: '2999-01-01T00:00:00Z' };
  await editor.create({ _id: 'sharedLink.valid', ...link });
  await editor.create({ _id: 'sharedLink.withdrawn', ...link });
  await createBackup(at('data'), at('backup'));
  await editor.delete('sharedLink.withdrawn');
  await before.service.close();
}

/** Returns the ids of the shared links in a data folder, and what the history has of the last one. */
async function linksIn(dataDir: string) {
  const { client, service } = await createFixture({ dataDir });
  const ids = await client('editor').fetch('*[_type == $type]._id', { type: LINK_TYPE });
  const url = '/data/history/production/transactions/sharedLink.withdrawn?reverse=true&limit=1';
  const history: string = await client('editor').request({ url });
  await service.close();
  return { ids, last: JSON.parse(history) };
}

test('a shared link that was withdrawn since the backup stays withdrawn, and no other', async () => {
  await prepareLinks();
  const { remaining } = await restoreBackup(at('backup'), at('data'), { replace: true });
  expect(remaining).toEqual([]);
  expect(await linksIn(at('data'))).toEqual({
    ids: ['sharedLink.valid'],
    last: expect.objectContaining({ mutations: [{ delete: { id: 'sharedLink.withdrawn' } }] }),
  });
});

test.each([
  ['is missing', () => rm(at('data'), { recursive: true })],
  ['has an empty file', () => writeFile(join(at('data'), 'content.sqlite'), '')],
  ['is damaged', () => writeFile(join(at('data'), 'content.sqlite'), 'x'.repeat(8192))],
])('all shared links are withdrawn if the data folder %s', async (_what, damage) => {
  await prepareLinks();
  for (const end of ['-wal', '-shm'])
    await rm(join(at('data'), `content.sqlite${end}`), { force: true });
  await damage();
  const { remaining } = await restoreBackup(at('backup'), at('data'), { replace: true });
  expect(remaining).toEqual([expect.stringMatching(/^All shared links of the backup \(2\)/)]);
  expect((await linksIn(at('data'))).ids).toEqual([]);
});

/** Starts a receiver of a webhook, which adds the ids of the documents to a list. */
async function receive(ids: unknown[]): Promise<{ server: Server; webhookUrl: string }> {
  const server = createServer((request, response) => {
    ids.push(request.headers['sanity-document-id']);
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { server, webhookUrl: `http://127.0.0.1:${port}/` };
}

test('the webhook reports a restore, although everything in the backup was delivered', async () => {
  const ids: unknown[] = [];
  const { server, webhookUrl } = await receive(ids);
  const before = await createFixture({ dataDir: at('data'), webhookUrl });
  await before.client('editor').create({ _id: 'first', _type: 'page' });
  await before.client('editor').create({ _id: 'last', _type: 'page' });
  await before.client('editor').create({ _id: 'drafts.last', _type: 'page' });
  await expect.poll(() => ids).toEqual(['first', 'last']);
  await before.service.close();
  await createBackup(at('data'), at('backup'));
  await restoreBackup(at('backup'), at('data'), { replace: true });

  const after = await createFixture({ dataDir: at('data'), webhookUrl });
  await expect.poll(() => ids).toEqual(['first', 'last', 'last']);
  // Once, and not at every start.
  await after.restart();
  await after.client('editor').create({ _id: 'next', _type: 'page' });
  await expect.poll(() => ids).toEqual(['first', 'last', 'last', 'next']);
  await after.service.close();
  server.close();
});
