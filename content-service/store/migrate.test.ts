import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFixture } from '../testing/fixture.ts';
import { startContentService } from '../testing/start.ts';

/** The schema of the first version of the service. */
const FIRST_SCHEMA = `
  CREATE TABLE dataset (
    name TEXT PRIMARY KEY,
    acl_mode TEXT NOT NULL CHECK (acl_mode IN ('public', 'private')),
    description TEXT,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL
  ) STRICT;
  CREATE TABLE document (
    dataset TEXT NOT NULL REFERENCES dataset (name) ON DELETE CASCADE,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) STRICT, WITHOUT ROWID;
`;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-service-migrate-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

function writeFirstVersion(documents: readonly Record<string, unknown>[]): void {
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'));
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(FIRST_SCHEMA);
  database.exec(
    "INSERT INTO dataset VALUES ('production', 'public', NULL, '2026-01-01T00:00:00Z', 'system')",
  );
  const insert = database.prepare("INSERT INTO document VALUES ('production', ?, ?)");
  const time = '2026-01-01T00:00:00Z';
  for (const document of documents) {
    const full = { _type: 'page', _rev: 'r', _createdAt: time, _updatedAt: time, ...document };
    insert.run(String(document._id), JSON.stringify(full));
  }
  database.close();
}

test('migrates the data of the first version with its slug and reference indexes', {
  tags: 'slow',
}, async () => {
  writeFirstVersion([
    { _id: 'home', slug: { en: 'home' }, next: { _ref: 'tour' } },
    { _id: 'tour', title: 'Tour' },
    { _id: 'drafts.tour', title: 'Tour, changed' },
  ]);
  const fixture = await createFixture({ dataDir });
  const client = fixture.client('editor');
  expect(await client.fetch('*["home" in [slug.en]][0].next->title')).toBe('Tour');
  expect(await client.fetch('*[title != null].title', {}, { perspective: 'drafts' })).toEqual([
    'Tour, changed',
  ]);
  await expect(client.delete('tour')).rejects.toMatchObject({ statusCode: 409 });
  await client.create({ _type: 'page', title: 'New' });
  await fixture.restart();
  expect(await fixture.client().fetch('count(*[_type == "page"])')).toBe(3);
  await fixture.remove();
});

test('documents with invalid stored ids are ignored and can be deleted', {
  tags: 'slow',
}, async () => {
  writeFirstVersion([
    { _id: 'home' },
    { _id: 'versions.a' },
    { _id: 'drafts.drafts.home' },
    { _id: 'a b' },
  ]);
  const fixture = await createFixture({ dataDir });
  const client = fixture.client('editor');
  for (const perspective of ['published', 'drafts', ['rSummer', 'drafts']] as const) {
    const options = {
      perspective: typeof perspective === 'string' ? perspective : [...perspective],
    };
    expect(await client.fetch('*._id', {}, options)).toEqual(['home']);
    expect(await client.fetch('*[_id == "versions.a"]', {}, options)).toEqual([]);
  }
  expect(await fixture.client().fetch('*._id')).toEqual(['home']);
  const strange = ['a b', 'drafts.drafts.home', 'versions.a'];
  const raw = { perspective: 'raw' } as const;
  expect(await client.fetch('*[_id != "home"]._id', {}, raw)).toEqual(strange);
  expect(await client.getDocument('versions.a', { includeAllVersions: true })).toHaveLength(1);
  expect(await client.getDocument('versions..', { includeAllVersions: true })).toEqual([]);
  await expect(client.patch('versions.a').set({ n: 1 }).commit()).rejects.toMatchObject({
    statusCode: 400,
  });
  for (const id of strange) await client.delete(id);
  expect(await client.fetch('*._id', {}, raw)).toEqual(['home']);
  await fixture.remove();
});

test('the history of data without revisions begins with the current one', async () => {
  const first = await createFixture({ dataDir });
  const editor = first.client('editor');
  await editor.create({ _id: 'tour', _type: 'page', title: 'First' });
  const { _rev } = await editor.patch('tour').set({ title: 'Second' }).commit();
  await first.service.close();
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'));
  database.exec('DROP TABLE document_revision; PRAGMA user_version = 2');
  database.close();
  const fixture = await createFixture({ dataDir });
  const client = fixture.client('editor');
  const history = '/data/history/production';
  expect(await client.request({ url: `${history}/documents/tour?revision=${_rev}` })).toMatchObject(
    {
      documents: [{ title: 'Second' }],
    },
  );
  await client.patch('tour').set({ title: 'Third' }).commit();
  const url = `${history}/transactions/tour?excludeContent=true&effectFormat=mendoza`;
  const lines: string = await client.request({ url });
  const effects = lines
    .trim()
    .split('\n')
    .map((line): { effects: unknown } => JSON.parse(line))
    .map((entry) => entry.effects);
  // What the migrated revision changed is not known.
  expect(effects).toEqual([{}, { tour: expect.anything() }]);
  await fixture.remove();
});

test('data of a later version is rejected and not changed', async () => {
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  await expect(startContentService({ dataDir })).rejects.toThrow('written by a later version');
});
