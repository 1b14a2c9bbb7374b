// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SharedStore } from '../../platform/shared-store.ts';
import { aQuery } from '../testing/a-query.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('../client/client.ts', () => ({ freshClient: {} }));
vi.mock('./request-answer.ts', () => ({ requestAnswer: vi.fn() }));

const events = aQuery('events');

/** The store that instances share; each time it is connected to, `connection` is another one. */
let contents: Map<string, Buffer>;
let connection: string | null;
let isFull: boolean;
let now: number;
let folders: string[];

beforeEach(() => {
  contents = new Map();
  connection = 'first';
  isFull = false;
  folders = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  now = Date.UTC(2026, 4, 4);
});

afterEach(() => {
  vi.useRealTimers();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts an instance of the site with the answer of its build, or without one. */
async function start(built: string | null) {
  const folder = mkdtempSync(join(tmpdir(), 'shared-answers-'));
  folders.push(folder);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.resetModules();
  for (const name of ['content.answers', 'content.shared-answers', 'content.refresh']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`beer-museum.${name}`));
  }
  const { writeAnswerFile } = await import('./answer-files.ts');
  const { answerKey } = await import('./answer-key.ts');
  const { storedAnswer } = await import('./answer-store.ts');
  const { closeCircuit, openCircuit } = await import('./circuit-breaker.ts');
  const { findAnswer } = await import('./find-answer.ts');
  const { refreshAnswers } = await import('./refresh-answers.ts');
  const { requestAnswer } = await import('./request-answer.ts');
  const { setSharedStores } = await import('../../platform/shared-store.ts');
  const store: SharedStore = {
    attempted: Promise.resolve(),
    connection: () => connection,
    get: async (key) => (connection === null ? null : (contents.get(key) ?? null)),
    set: async (key, bytes) => {
      if (connection === null || isFull) return false;
      contents.set(key, bytes);
      return true;
    },
  };
  setSharedStores({ build: store, site: store });
  if (built !== null) {
    const answer = { query: events.name, params: {}, value: [built], changedAt: 0 };
    await writeAnswerFile(answerKey(events, {}), answer);
    await storedAnswer(events, {});
  }
  return {
    /** Compares its answers with a content service that has this title, or with none. */
    async compare(title: string | null) {
      closeCircuit();
      now += 1000;
      vi.setSystemTime(now);
      vi.mocked(requestAnswer).mockImplementation(async (_client, query) => {
        if (title === 'refused') return { ok: false, reason: 'refused', isRefused: true };
        if (title !== null) return query.parse([title]);
        openCircuit('no answer');
        return { ok: false, reason: 'no answer' };
      });
      const refresh = await refreshAnswers();
      // What is shared is not waited for; the store of these tests responds at once.
      await setImmediate();
      return refresh;
    },
    find: async () => (await findAnswer(events, {}))?.value ?? null,
  };
}

it('an instance that has just started takes the answers of others during an outage', {
  tags: 'slow',
}, async () => {
  const running = await start('built');
  await running.compare('current');
  const started = await start('built');
  expect(await started.find()).toEqual(['built']);
  const { complete, changed } = await started.compare(null);
  expect(complete).toBe(false);
  expect(changed).toHaveLength(1);
  expect(await started.find()).toEqual(['current']);
  expect((await started.compare(null)).changed).toEqual([]);
});

it('takes them also from a service that refuses its queries', async () => {
  const running = await start('built');
  await running.compare('current');
  const started = await start('built');
  const { changed } = await started.compare('refused');
  expect(changed).toHaveLength(1);
  expect(await started.find()).toEqual(['current']);
});

it('takes what the content service says instead, if it answers', async () => {
  const running = await start('built');
  await running.compare('current');
  const started = await start('built');
  expect((await started.compare('built')).changed).toHaveLength(1);
  expect(await started.find()).toEqual(['built']);
});

it('takes an answer that its build does not have', async () => {
  const running = await start('built');
  await running.compare('current');
  const started = await start(null);
  await started.compare(null);
  expect(await started.find()).toEqual(['current']);
});

it('keeps its own answers once it has compared them', async () => {
  const one = await start('built');
  await one.compare('current');
  const other = await start('built');
  await other.compare('later');
  change((shared) => ({ ...shared, value: ['earlier'], comparedAt: now + 1000 }));
  expect((await other.compare(null)).changed).toEqual([]);
  expect(await other.find()).toEqual(['later']);
});

it('does not share what it took from others, or has from the build', async () => {
  const running = await start('built');
  await running.compare('current');
  const before = [...contents];
  const started = await start('built');
  await started.compare(null);
  expect([...contents]).toEqual(before);
  contents.clear();
  await started.compare(null);
  expect(contents.size).toBe(0);
});

it('does not replace an answer for which the service was asked later', async () => {
  const running = await start('built');
  await running.compare('current');
  change((shared) => ({ ...shared, value: ['later'], comparedAt: now + 5000 }));
  connection = 'second';
  await running.compare('current');
  const started = await start('built');
  await started.compare(null);
  expect(await started.find()).toEqual(['later']);
});

it('takes over a later answer again after a restart with what it took before', async () => {
  const running = await start('built');
  await running.compare('current');
  const started = await start('built');
  await started.compare(null);
  change((shared) => ({ ...shared, value: ['later'], comparedAt: Number(shared.comparedAt) + 1 }));
  await started.compare(null);
  expect(await started.find()).toEqual(['later']);
});

it('shares its answers again when it is connected again, also during an outage', async () => {
  const running = await start('built');
  connection = null;
  await running.compare('current');
  expect(contents.size).toBe(0);
  connection = 'second';
  await running.compare('current');
  expect(contents.size).toBe(1);
  contents.clear();
  await running.compare('current');
  expect(contents.size).toBe(0);
  connection = 'third';
  await running.compare(null);
  expect(contents.size).toBe(1);
});

it('shares an answer again that the store refused', async () => {
  const running = await start('built');
  isFull = true;
  await running.compare('current');
  isFull = false;
  await running.compare('current');
  expect(contents.size).toBe(1);
});

it.each(['', 'null', '{"query":"events"}', '{"value":7}'])(
  'ignores what is no answer: %j',
  async (text) => {
    const running = await start('built');
    await running.compare('current');
    for (const key of contents.keys()) contents.set(key, Buffer.from(text));
    const started = await start('built');
    expect((await started.compare(null)).changed).toEqual([]);
    expect(await started.find()).toEqual(['built']);
  },
);

it('ignores a value that its query cannot have', async () => {
  const running = await start('built');
  await running.compare('current');
  change((shared) => ({ ...shared, value: 7 }));
  const started = await start('built');
  expect((await started.compare(null)).changed).toEqual([]);
  expect(await started.find()).toEqual(['built']);
});

/** Changes the answer that instances share. */
function change(changed: (shared: Readonly<Record<string, unknown>>) => object): void {
  for (const [key, bytes] of contents) {
    contents.set(key, Buffer.from(JSON.stringify(changed(JSON.parse(bytes.toString())))));
  }
}
