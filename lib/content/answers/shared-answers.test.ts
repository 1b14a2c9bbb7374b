// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aQuery } from '../testing/a-query.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('../client.ts', () => ({ freshClient: {}, pictureOrigin: {} }));
vi.mock('./request-answer.ts', () => ({ requestAnswer: vi.fn() }));

const events = aQuery('events');

/** The store that instances share; each time it is connected to, `connection` is another one. */
let contents: Map<string, Buffer>;
let connection: string | null;
let folders: string[];

beforeEach(() => {
  contents = new Map();
  connection = 'first';
  folders = [];
});

afterEach(() => {
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
  const { setSharedStore } = await import('../../platform/shared-store.ts');
  setSharedStore({
    attempted: Promise.resolve(),
    connection: () => connection,
    get: async (key) => (connection === null ? null : (contents.get(key) ?? null)),
    set: async (key, bytes) => {
      if (connection !== null) contents.set(key, bytes);
    },
  });
  if (built !== null) {
    const answer = { query: events.name, params: {}, value: [built], changedAt: 0 };
    await writeAnswerFile(answerKey(events, {}), answer);
    await storedAnswer(events, {});
  }
  return {
    /** Compares its answers with a content service that has this title, or with none. */
    async compare(title: string | null) {
      closeCircuit();
      vi.mocked(requestAnswer).mockImplementation(async (_client, query) => {
        if (title !== null) return query.parse([title]);
        openCircuit('no answer');
        return { ok: false, reason: 'no answer' };
      });
      return await refreshAnswers();
    },
    find: async () => (await findAnswer(events, {}))?.value ?? null,
  };
}

it('an instance that has just started takes the answers of others during an outage', async () => {
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
  const [[key, shared] = ['', '{}']] = contents;
  await other.compare('later');
  // Of an instance that stored an earlier state of the content later.
  const delayed = { ...JSON.parse(shared.toString()), changedAt: Date.now() + 1000 };
  contents.set(key, Buffer.from(JSON.stringify(delayed)));
  expect((await other.compare(null)).changed).toEqual([]);
  expect(await other.find()).toEqual(['later']);
});

it('shares nothing that every instance has from the build', async () => {
  const running = await start('built');
  await running.compare('built');
  expect([...contents]).toEqual([]);
});

it('shares its answers again when it is connected again, maybe to an empty store', async () => {
  const running = await start('built');
  connection = null;
  await running.compare('current');
  expect([...contents]).toEqual([]);
  connection = 'second';
  await running.compare('current');
  expect(contents.size).toBe(1);
  contents.clear();
  await running.compare('current');
  expect(contents.size).toBe(0);
  connection = 'third';
  await running.compare('current');
  expect(contents.size).toBe(1);
});

it.each([
  '',
  'null',
  '{"query":"events"}',
  '{"query":"events","params":{},"value":7,"changedAt":9e15}',
])('ignores what is no answer: %j', async (text) => {
  const running = await start('built');
  await running.compare('current');
  for (const key of contents.keys()) contents.set(key, Buffer.from(text));
  const started = await start('built');
  expect((await started.compare(null)).changed).toEqual([]);
  expect(await started.find()).toEqual(['built']);
});
