import {
  appendFile,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTokenCommand } from '../commands/run-token-command.ts';
import { loadSecrets } from '../secrets/secrets.ts';
import { createFixture } from '../testing/fixture.ts';
import { type SpawnedService, spawnContentService } from '../testing/spawn.ts';
import { createBackup } from './create-backup.ts';
import { digestOfFile } from './durable-files.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

let folder: string;
let services: SpawnedService[];
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-service-backup-'));
  services = [];
});
afterEach(async () => {
  for (const service of services) {
    service.process.kill('SIGKILL');
    await service.ended;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a service in a process of its own; returns its URL. */
async function start(dataDir: string): Promise<string> {
  const service = spawnContentService({ CONTENT_SERVICE_DATA: dataDir });
  services.push(service);
  return `http://127.0.0.1:${await service.ready}`;
}

interface Writer {
  readonly url: string;
  readonly token: string;
  readonly id: string;
}

/**
 * Writes versions of a document and uploads files, until `signal` is aborted or the service ends.
 * Calls `onAcknowledged` with the number of each version that was acknowledged.
 */
async function write(
  { url, token, id }: Writer,
  signal: AbortSignal,
  onAcknowledged: (n: number) => void,
): Promise<void> {
  const authorization = `Bearer ${token}`;
  const post = (path: string, body: string, type = 'application/json') => {
    const headers = { authorization, 'content-type': type };
    return fetch(`${url}/v1/${path}`, { method: 'POST', headers, body }).catch(() => null);
  };
  const mutate = (mutation: object) =>
    post('data/mutate/production', JSON.stringify({ mutations: [mutation] }));
  for (let n = 1; !signal.aborted; n += 1) {
    const document = { _id: id, _type: 'counter', n, filler: 'x'.repeat(5000) };
    const answer = await mutate({ createOrReplace: document });
    if (answer?.status !== 200) return;
    onAcknowledged(n);
    if (n % 5 !== 0) continue;
    const upload = await post('assets/files/production?filename=a.txt', `${id} ${n}`, 'text/plain');
    const uploaded = await upload?.json();
    // Every other one is deleted again, so that some are missing while assets are copied.
    if (n % 10 === 0) await mutate({ delete: { id: uploaded?.document._id } });
  }
}

/** Returns the documents that are not as the log and their history have them. */
function contradictions(dataDir: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'content.sqlite'), { readOnly: true });
  try {
    return database
      .prepare(
        `SELECT c.document_id, d.revision, t.transaction_id, r.body
         FROM document_change c JOIN transaction_log t USING (sequence)
         LEFT JOIN document d ON d.dataset = t.dataset AND d.id = c.document_id
         LEFT JOIN document_revision r ON r.dataset = t.dataset
           AND r.document_id = c.document_id AND r.sequence = c.sequence
         WHERE c.sequence = (
           SELECT MAX(sequence) FROM document_change WHERE document_id = c.document_id
         ) AND (d.body IS NOT r.body OR (d.id IS NOT NULL AND d.revision <> t.transaction_id))`,
      )
      .all();
  } finally {
    database.close();
  }
}

test('a backup that is made while editors write restores everything acknowledged before', {
  tags: 'slow',
  timeout: 300_000,
}, async () => {
  const url = await start(at('data'));
  const { editor: token } = loadSecrets(at('data')).tokens;
  const seen = new Map<string, number>();
  const stop = new AbortController();
  const ids = ['one', 'two', 'three'];
  const many = Promise.withResolvers<void>();
  const writing = ids.map((id) =>
    write({ url, token, id }, stop.signal, (n) => {
      seen.set(id, n);
      if (ids.every((other) => (seen.get(other) ?? 0) >= 12)) many.resolve();
    }),
  );
  await many.promise;
  const before = new Map(seen);
  const { assets } = await createBackup(at('data'), at('backup'));
  stop.abort();
  await Promise.all(writing);
  expect(assets).toBeGreaterThan(0);

  const restored = await restoreBackup(at('backup'), at('restored'), { replace: false });
  expect(restored).toMatchObject({ assets, replaced: null });
  const copy = await start(at('restored'));
  for (const id of ids) {
    const { documents } = await (await fetch(`${copy}/v1/data/doc/production/${id}`)).json();
    expect(documents[0].n).toBeGreaterThanOrEqual(before.get(id) ?? 0);
  }
  expect(contradictions(at('restored'))).toEqual([]);
  const query = encodeURIComponent('*[_type == "sanity.fileAsset"].path');
  const { result } = await (await fetch(`${copy}/v1/data/query/production?query=${query}`)).json();
  expect(result).toHaveLength(assets);
  for (const path of result) expect((await fetch(`${copy}/${path}`)).status).toBe(200);
});

/** Makes a data folder with a document and an asset, and a backup of it. */
async function prepare(): Promise<void> {
  const fixture = await createFixture({ dataDir: at('data') });
  await fixture.client('editor').createOrReplace({ _id: 'tour', _type: 'page', title: 'Before' });
  await fixture.client('editor').assets.upload('file', Buffer.from('An asset'));
  runTokenCommand(['add', 'Jana', 'editor'], at('data'), new Date());
  await createBackup(at('data'), at('backup'));
  await fixture.client('editor').patch('tour').set({ title: 'After' }).commit();
  await fixture.service.close();
}

test('a backup contains the file of an asset of which only a draft is left', async () => {
  const fixture = await createFixture({ dataDir: at('data') });
  const client = fixture.client('editor');
  const { _id } = await client.assets.upload('file', Buffer.from('An asset'));
  const ids = { draftId: `drafts.${_id}`, publishedId: _id };
  await client.action({ actionType: 'sanity.action.document.unpublish', ...ids });
  expect(await createBackup(at('data'), at('backup'))).toMatchObject({ assets: 1 });
  await fixture.service.close();
});

test('replaces the content of a stopped service, but not who has access', {
  tags: 'slow',
}, async () => {
  await prepare();
  const secrets = loadSecrets(at('data'));
  runTokenCommand(['withdraw', 'Jana'], at('data'), new Date());
  await expect(restoreBackup(at('backup'), at('data'), { replace: false })).rejects.toThrow(
    '--replace',
  );
  const { replaced } = await restoreBackup(at('backup'), at('data'), { replace: true });
  expect(loadSecrets(at('data'))).toEqual(secrets);
  expect(runTokenCommand(['list'], at('data'), new Date())).toContain('withdrawn');
  expect(await readdir(replaced ?? '')).toContain('content.sqlite');
  const fixture = await createFixture({ dataDir: at('data') });
  expect(await fixture.client().fetch('*[_id == "tour"][0].title')).toBe('Before');
  // A position in the log from before must not be one in the restored log.
  await fixture.client('editor').patch('tour').set({ title: 'Now' }).commit();
  expect(await fixture.client('viewer').getDocument('tour')).toMatchObject({ title: 'Now' });
  await fixture.service.close();
  expect(latestSequence()).toBeGreaterThan(1_000_000);
});

/** Returns the number of the last transaction in the log. */
function latestSequence(): number {
  const database = new DatabaseSync(join(at('data'), 'content.sqlite'), { readOnly: true });
  const latest = database.prepare('SELECT MAX(sequence) AS latest FROM transaction_log').get();
  database.close();
  return Number(latest?.latest);
}

test('transactions have other numbers after each restore of a backup', {
  tags: 'slow',
}, async () => {
  await prepare();
  const restoreAndWrite = async (backup: string) => {
    await restoreBackup(at(backup), at('data'), { replace: true });
    const fixture = await createFixture({ dataDir: at('data') });
    await fixture.client('editor').patch('tour').set({ title: 'Now' }).commit();
    await fixture.service.close();
    return latestSequence();
  };
  const first = await restoreAndWrite('backup');
  const second = await restoreAndWrite('backup');
  expect(second).toBeGreaterThan(first);
  // Also those of a backup that was made after a restore.
  await createBackup(at('data'), at('second'));
  const third = await restoreAndWrite('second');
  expect(third).toBeGreaterThan(second);
  expect(await restoreAndWrite('second')).toBeGreaterThan(third);
});

/** Overwrites a part of a database, by default of the users. */
async function overwrite(position: number, path = join(at('data'), 'users.sqlite')): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(64, 'x'), 0, 64, position);
  await file.close();
}

const damages: readonly [string, () => Promise<void>][] = [
  ['with a damaged header', () => overwrite(0)],
  ['with a damaged page', () => overwrite(4096)],
  ['that are empty', () => truncate(join(at('data'), 'users.sqlite'))],
];

test.each([
  ['a damaged header', 0],
  ['a damaged page', 4096],
])('there is no backup of content with %s', async (_what, position) => {
  await prepare();
  const content = join(at('data'), 'content.sqlite');
  await overwrite(position, content);
  await expect(createBackup(at('data'), at('second'))).rejects.toThrow(`${content} is damaged.`);
});

test('a restore over data that cannot be locked says why', async () => {
  await prepare();
  await rm(join(at('data'), 'content.lock'));
  await mkdir(join(at('data'), 'content.lock'));
  const restore = restoreBackup(at('backup'), at('data'), { replace: true });
  await expect(restore).rejects.toThrow('EISDIR');
});

test.each(damages)('there is no backup of users %s', async (_what, damage) => {
  await prepare();
  await damage();
  const backup = createBackup(at('data'), at('second'));
  await expect(backup).rejects.toThrow(`${join(at('data'), 'users.sqlite')} is damaged.`);
  expect(await readdir(folder)).not.toContain('second');
});

test.each(damages)(
  'in place of users %s, those of the backup remain, without tokens',
  async (_what, damage) => {
    await prepare();
    await damage();
    const { remaining } = await restoreBackup(at('backup'), at('data'), { replace: true });
    expect(remaining).toEqual([expect.stringMatching(/^users\.sqlite was damaged.*renew/)]);
    expect(runTokenCommand(['list'], at('data'), new Date())).toMatch(/Jana +editor +withdrawn/);
    expect(runTokenCommand(['renew', 'Jana'], at('data'), new Date())).toContain('valid until');
  },
);

test('users in a transaction that was left unfinished remain as they were before it', async () => {
  await prepare();
  const users = join(at('data'), 'users.sqlite');
  const database = new DatabaseSync(users);
  database.exec(
    `PRAGMA cache_size = 1; BEGIN; UPDATE user SET name = 'Unfinished';
     WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1000)
     INSERT INTO session SELECT 'digest ' || n, 'digest', '2026-11-26' FROM number;`,
  );
  for (const file of ['', '-journal']) await copyFile(`${users}${file}`, at(`copy${file}`));
  database.close();
  for (const file of ['', '-journal']) await rename(at(`copy${file}`), `${users}${file}`);
  const { remaining } = await restoreBackup(at('backup'), at('data'), { replace: true });
  expect(remaining).toEqual([]);
  expect(runTokenCommand(['list'], at('data'), new Date())).toMatch(/Jana +editor +valid/);
});

test.each([
  [
    'without users',
    async () => {
      await rm(join(at('data'), 'users.sqlite'));
      await rm(at('backup'), { recursive: true });
      await createBackup(at('data'), at('backup'));
    },
  ],
  [
    'of an empty file of users',
    async () => {
      await truncate(join(at('backup'), 'users.sqlite'));
      await correctManifest('users.sqlite');
    },
  ],
])('a backup %s is restored in place of users that are damaged', async (_what, change) => {
  await prepare();
  await change();
  await writeFile(join(at('data'), 'users.sqlite'), '');
  await restoreBackup(at('backup'), at('data'), { replace: true });
  expect(runTokenCommand(['list'], at('data'), new Date())).toBe('There are no users yet.');
});

test('damaged secrets are not restored, so that the service makes new ones', async () => {
  await prepare();
  await writeFile(join(at('data'), 'secrets.json'), '{"tokens":');
  const { remaining } = await restoreBackup(at('backup'), at('data'), { replace: true });
  expect(remaining).toEqual([expect.stringMatching(/^secrets\.json was damaged/)]);
  expect(loadSecrets(at('data')).webhookSecret).toMatch(/^wh/);
});

test('a check of a backup changes nothing', async () => {
  await prepare();
  const before = await readdir(folder);
  const { replaced } = await restoreBackup(at('backup'), at('data'), {
    replace: true,
    check: true,
  });
  expect(replaced).toBeNull();
  expect(await readdir(folder)).toEqual(before);
});

test('the files of a backup and of what is restored are for their owner only', async () => {
  await prepare();
  await restoreBackup(at('backup'), at('restored'), { replace: false });
  for (const root of [at('backup'), at('restored')]) {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    expect(entries.map(({ name }) => name)).toContain('users.sqlite');
    expect(entries.map(({ name }) => name)).not.toContain('secrets.json');
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o077]).toEqual([entry.name, 0]);
    }
  }
});

test('a folder in use is not replaced', { tags: 'slow' }, async () => {
  await prepare();
  await start(at('data'));
  await expect(restoreBackup(at('backup'), at('data'), { replace: true })).rejects.toThrow(
    'stop it first',
  );
});

/** Changes the database of the content in the backup, and its digest in the manifest. */
async function changeDatabase(sql: string): Promise<void> {
  const file = join(at('backup'), 'content.sqlite');
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec(sql);
  database.close();
  await correctManifest('content.sqlite');
}

/** Writes the digest of a changed database into the manifest of the backup. */
async function correctManifest(name: string): Promise<void> {
  const manifest = readManifest(at('backup'));
  const digest = await digestOfFile(join(at('backup'), name), 'sha256');
  const databases = { ...manifest.databases, [name]: digest };
  await rm(join(at('backup'), 'manifest.json'));
  writeManifest(at('backup'), { ...manifest, databases });
}

test.each([
  ['an asset that has changed', (asset: string) => appendFile(asset, '!'), 'has changed'],
  ['an asset that is missing', (asset: string) => rm(asset), 'is missing'],
  [
    'a database that has changed',
    () => appendFile(join(at('backup'), 'content.sqlite'), '!'),
    'has changed',
  ],
  [
    'a dataset whose name is a path',
    () =>
      changeDatabase(
        `INSERT INTO dataset VALUES ('../../out', 'public', NULL, '2026-01-01', 'somebody')`,
      ),
    'is damaged',
  ],
  [
    'documents of a dataset that does not exist',
    () => changeDatabase(`UPDATE document SET dataset = '../../out'`),
    'is damaged',
  ],
  [
    'a link in place of an asset',
    async (asset: string) => {
      await rename(asset, `${asset}.moved`);
      await symlink(`${asset}.moved`, asset);
    },
    'is missing',
  ],
  [
    'a database that is none',
    async () => {
      await overwrite(0, join(at('backup'), 'content.sqlite'));
      await correctManifest('content.sqlite');
    },
    'content.sqlite is damaged.',
  ],
  ['no manifest', () => rm(join(at('backup'), 'manifest.json')), 'not a complete backup'],
  [
    'a manifest that is cut off',
    () => writeFile(join(at('backup'), 'manifest.json'), '{"format":1,'),
    'manifest.json is not valid',
  ],
  [
    'a manifest of a later version',
    () => writeFile(join(at('backup'), 'manifest.json'), '{"format":2}'),
    'later version',
  ],
])('a backup with %s is refused, and nothing has changed', async (_what, damage, message) => {
  await prepare();
  const files = join(at('backup'), 'assets/production/files');
  const [asset = ''] = await readdir(files);
  await damage(join(files, asset));
  const before = await readdir(folder);
  await expect(restoreBackup(at('backup'), at('data'), { replace: true })).rejects.toThrow(message);
  expect(await readdir(folder)).toEqual(before);
});

test('damaged assets prevent a backup; those without a file are named', async () => {
  await prepare();
  const files = join(at('data'), 'assets/production/files');
  const [asset = ''] = await readdir(files);
  await appendFile(join(files, asset), '!');
  await expect(createBackup(at('data'), at('second'))).rejects.toThrow('is damaged');
  expect(await readdir(folder)).not.toContain('second');
  await rm(join(files, asset));
  const summary = await createBackup(at('data'), at('second'));
  expect(summary).toEqual({ assets: 0, missingAssets: [`assets/production/files/${asset}`] });
  const restored = await restoreBackup(at('second'), at('restored'), { replace: false });
  expect(restored.assets).toBe(0);
});
