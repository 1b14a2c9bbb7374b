// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuery } from '../testing/a-query.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));

const query = aQuery();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'answers-'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Loads the store as a new process does: with nothing in memory. */
async function freshStore() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('beer-museum.content.answers'));
  return import('./answer-store.ts');
}

function filesOnDisk(): string[] {
  return readdirSync(join(root, '.next/cache/content'));
}

describe('storeAnswer', () => {
  it('returns whether the value changed', async () => {
    const { storeAnswer } = await freshStore();
    const store = async (title: string) => {
      const stored = storeAnswer(query, {}, { value: [title], problems: [] });
      // Written later, the file would outlive the folder of the test.
      await stored.persisted;
      return stored.changed;
    };
    expect(await store('a')).toBe(true);
    expect(await store('a')).toBe(false);
    expect(await store('b')).toBe(true);
  });

  it('stores answers with different parameters separately', async () => {
    const { storeAnswer, storedAnswer } = await freshStore();
    await storeAnswer(query, { id: '1' }, { value: ['one'], problems: [] }).persisted;
    await storeAnswer(query, { id: '2' }, { value: ['two'], problems: [] }).persisted;
    expect((await storedAnswer(query, { id: '1' }))?.value).toEqual(['one']);
  });
});

describe('storedAnswer', () => {
  it('reads from disk what an earlier process stored', async () => {
    const before = await freshStore();
    await before.storeAnswer(query, {}, { value: ['a'], problems: [] }).persisted;
    const after = await freshStore();
    expect((await after.storedAnswer(query, {}))?.value).toEqual(['a']);
  });

  it.each(['', '{', 'null', '{"query":"titles"}', '{"value":[]}'])(
    'ignores a file that holds %j',
    async (text) => {
      const before = await freshStore();
      await before.storeAnswer(query, {}, { value: ['a'], problems: [] }).persisted;
      const [name = ''] = filesOnDisk();
      writeFileSync(join(root, '.next/cache/content', name), text);
      const after = await freshStore();
      expect(await after.storedAnswer(query, {})).toBeNull();
    },
  );

  it('ignores a file whose value the parser rejects', async () => {
    const before = await freshStore();
    const tolerant = { ...query, parse: () => ({ ok: true, value: ['a'], problems: [] }) as const };
    await before.storeAnswer(tolerant, {}, { value: ['a'], problems: [] }).persisted;
    const after = await freshStore();
    const strict = { ...query, parse: () => ({ ok: false, reason: 'too old' }) as const };
    expect(await after.storedAnswer(strict, {})).toBeNull();
  });

  it('reads a value as its query reads stored ones, whatever its parser would find in it', async () => {
    const before = await freshStore();
    await before.storeAnswer(query, {}, { value: ['a'], problems: [] }).persisted;
    const after = await freshStore();
    const once = { ...query, parse: () => ({ ok: false, reason: 'no answer' }) as const };
    const stored = { ...once, parseStored: query.parse };
    expect((await after.storedAnswer(stored, {}))?.value).toEqual(['a']);
  });

  it('returns null for an answer that was removed', async () => {
    const { answerKey } = await import('./answer-key.ts');
    const { forgetAnswer, storeAnswer, storedAnswer } = await freshStore();
    await storeAnswer(query, {}, { value: ['a'], problems: [] }).persisted;
    await forgetAnswer(answerKey(query, {}));
    expect(await storedAnswer(query, {})).toBeNull();
    expect(filesOnDisk()).toEqual([]);
  });
});

describe('an answer that a build stores', () => {
  it('has changedAt 0, even if an earlier process changed it', async () => {
    const running = await freshStore();
    await running.storeAnswer(query, {}, { value: ['a'], problems: [] }).persisted;
    expect((await running.storedAnswer(query, {}))?.changedAt).toBeGreaterThan(0);
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    const building = await freshStore();
    await building.storedAnswer(query, {});
    await building.storeAnswer(query, {}, { value: ['a'], problems: [] }).persisted;
    vi.unstubAllEnvs();
    const served = await freshStore();
    expect((await served.storedAnswer(query, {}))?.changedAt).toBe(0);
  });
});
