import { mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../testing/test-engines.ts';
import { readAttachments, type StoredFile } from './attachments.ts';
import type { NewSubmission } from './new-submission.ts';
import { saveSubmission } from './save-submission.ts';
import { openStore, type Store } from './store.ts';

const NOW = new Date('2026-05-04T10:00:00Z');

let folder: string;
let file: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  file = join(folder, 'data', 'submissions.sqlite');
  store = await openStore({ engine: 'sqlite', file });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function career(changes: Partial<NewSubmission<'career'>> = {}): NewSubmission<'career'> {
  const data = { name: 'Jana', email: 'jana@example.org', phone: '', message: 'Hi', about: '' };
  const rest = { locale: 'cs', file: null, requestId: 'r' } as const;
  return { form: 'career', idempotencyKey: 'k', data, ...rest, ...changes };
}

async function count(table: 'submission' | 'attachment_chunk' | 'delivery' | 'subscriber') {
  const { rows } = await sql<{ n: number }>`select count(*) n from ${sql.table(table)}`.execute(
    store.db,
  );
  return rows[0]?.n;
}

it('stores a message once, however often it is sent', async () => {
  const sent = await Promise.all([1, 2, 3].map(() => saveSubmission(store, career(), NOW)));
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
  expect(sent.filter(({ repeated }) => repeated)).toHaveLength(2);
  expect(await count('submission')).toBe(1);
  expect(await count('delivery')).toBe(2);
});

it('never merges two messages with the same key', async () => {
  const first = await saveSubmission(store, career(), NOW);
  const other = career({ data: { ...career().data, email: 'petr@example.org' } });
  const second = await saveSubmission(store, other, NOW);
  expect(second.reference).not.toBe(first.reference);
  expect(await count('submission')).toBe(2);
});

const pdf = (bytes: Uint8Array, sender = 's') => ({ type: 'pdf', bytes, sender }) as const;

async function contentOf(file: StoredFile | undefined): Promise<Buffer> {
  if (!file) throw new Error('There is no file.');
  return await buffer(file.read());
}

it('returns a file unchanged, under a generated name', async () => {
  const bytes = new Uint8Array(700_000).map((_, index) => index % 251);
  const { reference } = await saveSubmission(store, career({ file: pdf(bytes) }), NOW);
  const { id } = await store.db.selectFrom('submission').select('id').executeTakeFirstOrThrow();
  const [attachment] = await readAttachments(store.db, id);
  expect(attachment).toMatchObject({ name: `${reference}.pdf`, mediaType: 'application/pdf' });
  expect(Buffer.compare(await contentOf(attachment), bytes)).toBe(0);
  expect(await count('attachment_chunk')).toBe(3);
});

it('returns no file that has been damaged as a complete one', async () => {
  const bytes = new Uint8Array(300_000);
  await saveSubmission(store, career({ file: pdf(bytes) }), NOW);
  await store.db
    .updateTable('attachment_chunk')
    .set({ bytes: new Uint8Array(300_000 - 256 * 1024).fill(1) })
    .where('position', '=', 1)
    .execute();
  const { id } = await store.db.selectFrom('submission').select('id').executeTakeFirstOrThrow();
  const [attachment] = await readAttachments(store.db, id);
  await expect(contentOf(attachment)).rejects.toThrow('is damaged');
});

it.each([
  [['a@x.example', 'A+1@x.example', 'a+2@x.example', 'a+3@X.example']],
  [['ab@gmail.com', 'a.b@Gmail.com', 'A.b+1@googlemail.com', 'a..b.@googlemail.com']],
])(
  'writes to one mailbox at most three times a day, and always to the team: %j',
  async (emails) => {
    for (const [index, email] of emails.entries()) {
      const data = { ...career().data, email };
      await saveSubmission(store, career({ idempotencyKey: `k${index}`, data }), NOW);
    }
    const purposes = await store.db.selectFrom('delivery').select('purpose').execute();
    expect(purposes.filter(({ purpose }) => purpose === 'team')).toHaveLength(4);
    expect(purposes.filter(({ purpose }) => purpose === 'confirmation')).toHaveLength(3);
  },
);

describe.each(testEngines())('with %s', (_, present, place) => {
  it.runIf(present)(
    'writes to one mailbox three times a day, however many forms come at once',
    async () => {
      const shared = await openStore(place());
      const forms = Array.from({ length: 10 }, (_, index) => ({
        ...career({ idempotencyKey: `k${index}` }),
        data: { ...career().data, email: `a+${index}@x.example` },
      }));
      await Promise.all(forms.map((form) => saveSubmission(shared, form, NOW)));
      const purposes = await shared.db.selectFrom('delivery').select('purpose').execute();
      await shared.close();
      expect(purposes.filter(({ purpose }) => purpose === 'team')).toHaveLength(10);
      expect(purposes.filter(({ purpose }) => purpose === 'confirmation')).toHaveLength(3);
    },
  );
});

it('stores a newsletter address as unconfirmed, without the other fields', async () => {
  const data = { name: 'J', email: 'J@example.org', phone: '', country: 'CZ', consent: true };
  const form = { ...career(), form: 'subscription', data } as const;
  await saveSubmission(store, form, NOW);
  const row = await store.db.selectFrom('subscriber').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ email: 'j@example.org', name: '', state: 'pending' });
});

describe('when nothing can be stored', () => {
  it('stores no partial message on a full disk, and recovers afterwards', async () => {
    await sql`pragma max_page_count = 60`.execute(store.db);
    const big = career({ file: pdf(new Uint8Array(900_000)) });
    await expect(saveSubmission(store, big, NOW)).rejects.toThrow(/full/);
    expect(await count('submission')).toBe(0);
    expect(await count('attachment_chunk')).toBe(0);
    await saveSubmission(store, career(), NOW);
    expect(await count('submission')).toBe(1);
  });

  it('stores no message whose file has no room, but one without a file, and one sent again', async () => {
    const full: Store = { ...store, hasSpaceForFiles: () => false };
    const form = career({ file: pdf(new Uint8Array(1000)) });
    await expect(saveSubmission(full, form, NOW)).rejects.toMatchObject({ bound: 'disk' });
    expect(await count('submission')).toBe(0);
    await saveSubmission(full, career(), NOW);
    const { reference } = await saveSubmission(store, form, NOW);
    expect(await saveSubmission(full, form, NOW)).toEqual({ reference, repeated: true });
  });

  it('refuses to write into a file that has been removed', async () => {
    renameSync(file, `${file}.away`);
    await expect(saveSubmission(store, career(), NOW)).rejects.toThrow(/ENOENT/);
  });
});

it('creates a file that only its owner can read', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
});

it('opens an existing database', async () => {
  await saveSubmission(store, career(), NOW);
  const again = await openStore({ engine: 'sqlite', file });
  expect(await saveSubmission(again, career(), NOW)).toMatchObject({ repeated: true });
  await again.close();
});
