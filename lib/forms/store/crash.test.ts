import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { claimDelivery } from '../delivery/claim.ts';
import { testEngines } from '../testing/test-engines.ts';
import { readAttachments } from './attachments.ts';
import { openStore, type Store, type StorePlace } from './store.ts';

const ROUNDS = process.env.TEST_FULL ? 40 : 2;
const WRITERS = 4;
const WRITER = join(import.meta.dirname, '..', 'testing', 'writer.ts');

describe.each(testEngines())('%s', (_, present, place) => {
  it.runIf(present)(
    `loses no message it has acknowledged when its writers are killed ${ROUNDS} times`,
    { tags: 'slow', timeout: ROUNDS * 15_000 },
    async () => {
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        acknowledged.push(...(await crash(place())));
        await beginNewDay(place());
      }
      const store = await openStore(place());
      const rows = await store.db.selectFrom('submission').select(['id', 'reference']).execute();
      const kept = new Set(rows.map(({ reference }) => reference));
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITERS);
      expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([]);
      await expectWhole(
        store,
        rows.map(({ id }) => id),
      );
      await store.close();
    },
  );

  it.runIf(present)(
    'assigns each delivery to one worker',
    { tags: 'slow', timeout: 60_000 },
    async () => {
      const one = await openStore(place());
      // A process has one connection to SQLite; two would wait for each other until the timeout.
      const other = one.engine === 'sqlite' ? one : await openStore(place());
      const claimed = (await Promise.all([claimAll(one), claimAll(other)])).flat();
      const { total } = await one.db
        .selectFrom('delivery')
        .select((select) => select.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      expect(claimed.length).toBeGreaterThan(0);
      expect(claimed).toHaveLength(Math.min(Number(total), 2 * MAX_CLAIMS));
      expect(new Set(claimed).size).toBe(claimed.length);
      for (const store of new Set([one, other])) await store.close();
    },
  );
});

const MAX_CLAIMS = 100;

async function claimAll(store: Store): Promise<readonly string[]> {
  const ids: string[] = [];
  while (ids.length < MAX_CLAIMS) {
    const claim = await claimDelivery(store, new Date());
    if (!claim) break;
    ids.push(claim.id);
  }
  return ids;
}

/** Opens a store after a crash, and forgets how much was stored: a day's files fill 2 GB at most. */
async function beginNewDay(place: StorePlace): Promise<void> {
  const store = await openStore(place);
  await store.db.deleteFrom('sender_count').execute();
  await store.close();
}

/**
 * Starts four writing processes, kills them while they write, and returns the references they
 * acknowledged. Rejects if one ends by itself.
 */
async function crash(place: StorePlace): Promise<readonly string[]> {
  const args = place.engine === 'sqlite' ? [place.file] : ['', place.url];
  const acknowledged: string[] = [];
  const writers = Array.from({ length: WRITERS }, () =>
    spawn(process.execPath, [WRITER, ...args], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const ended = writers.map((writer) => once(writer, 'close'));
  try {
    await new Promise<void>((resolve, reject) => {
      const wrote = new Set<unknown>();
      let moment: number | undefined;
      for (const writer of writers) {
        writer.once('error', reject);
        writer.once('close', () => reject(new Error('A writer ended before it was killed.')));
        onLines(writer.stdout, (lines) => {
          acknowledged.push(...lines);
          wrote.add(writer);
          if (wrote.size < WRITERS) return;
          moment ??= acknowledged.length + randomInt(12);
          if (acknowledged.length >= moment) resolve();
        });
      }
    });
  } finally {
    for (const writer of writers) writer.kill('SIGKILL');
    await Promise.all(ended);
  }
  return acknowledged;
}

/** Calls a listener with the complete lines of a stream, as they arrive. */
function onLines(stream: Readable, listener: (lines: readonly string[]) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) listener(lines);
  });
}

/**
 * Asserts that no partial message is left: every file is complete and every message has its
 * deliveries.
 */
async function expectWhole(store: Store, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const files = await readAttachments(store.db, id);
    const contents = await Promise.all(files.map((file) => buffer(file.read())));
    expect(contents.map((bytes) => bytes.byteLength)).toEqual([300_000]);
  }
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from submission
    where (select count(*) from delivery where delivery.submission_id = submission.id) <> 2
  `.execute(store.db);
  expect(Number(rows[0]?.count)).toBe(0);
}
