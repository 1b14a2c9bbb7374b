// @vitest-environment node
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SharedStore } from '../../platform/shared-store.ts';
import type { ContentQuery, ParsedAnswer } from '../model/content-query.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('../client/client.ts', () => ({ contentClient: {}, freshClient: {}, pictureOrigin: {} }));
vi.mock('./request-answer.ts', () => ({ requestAnswer: vi.fn() }));
vi.mock('../documents/content-queries.ts', () => ({ contentQueries: [hours] }));

/** A query whose answers are texts; `unfit` and those of an earlier parser are not. */
const hours: ContentQuery<string> = {
  name: 'hours',
  groq: '*[_type == "hours"]',
  parse: (result, lastFit = 'closed') =>
    typeof result === 'string' && result.startsWith('open')
      ? { ok: true, value: result, problems: [] }
      : { ok: true, value: lastFit, problems: [problem] },
};

const problem = {
  id: 'hours',
  type: 'hours',
  revision: 'one',
  field: 'weekly',
  expected: 'clockTime',
  leftOut: 'document',
} as const;

let root: string;
/** The data that instances share. */
let contents: Map<string, Buffer>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'earlier-answers-'));
  contents = new Map();
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Starts a process of the site; `says` is what the content service has, null if it is away. */
async function start(says: string | null) {
  vi.resetModules();
  for (const name of ['answers', 'answer-writes', 'shared-answers', 'refresh']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`beer-museum.content.${name}`));
  }
  const { writeAnswerFile } = await import('./answer-files.ts');
  const { answerKey } = await import('./answer-key.ts');
  const { storedAnswer } = await import('./answer-store.ts');
  const { closeCircuit, openCircuit } = await import('./circuit-breaker.ts');
  const { findAnswer } = await import('./find-answer.ts');
  const { loadAnswers, refreshAnswers } = await import('./refresh-answers.ts');
  const { requestAnswer } = await import('./request-answer.ts');
  const { setSharedStores } = await import('../../platform/shared-store.ts');
  const store: SharedStore = {
    attempted: Promise.resolve(),
    connection: () => 'only',
    get: async (key) => contents.get(key) ?? null,
    set: async (key, bytes) => Boolean(contents.set(key, bytes)),
  };
  setSharedStores({ build: store, site: store });
  closeCircuit();
  vi.mocked(requestAnswer).mockImplementation(
    async <Result>(
      _client: unknown,
      query: ContentQuery<Result>,
      _params: unknown,
      { lastFit }: { readonly lastFit?: Result | undefined },
    ): Promise<ParsedAnswer<Result>> => {
      if (says !== null) return query.parse(says, lastFit);
      openCircuit('no answer');
      return { ok: false, reason: 'no answer' };
    },
  );
  return {
    /** Writes an answer of the build. */
    build: (value: string) =>
      writeAnswerFile(answerKey(hours, {}), { query: 'hours', params: {}, value, changedAt: 0 }),
    load: loadAnswers,
    compare: refreshAnswers,
    stored: async () => (await storedAnswer(hours, {}))?.value ?? null,
    find: async () => (await findAnswer(hours, {}))?.value ?? null,
  };
}

/** Puts a build in the place of the one that is served, as `copyServedFiles` does. */
function putAside() {
  renameSync(join(root, '.next/cache/content'), join(root, '.next/cache/earlier-content'));
  mkdirSync(join(root, '.next/cache/content'));
}

/** A build that knows `built` takes the place of one that served `served` last. */
async function deploy(served: string, built: string, says: string | null) {
  const site = await start(says);
  await site.build(served);
  putAside();
  await site.build(built);
  await site.load();
  return site;
}

it('what is unfit when a build is made is still served as it was last fit', async () => {
  const site = await deploy('open from nine', 'closed', 'unfit');
  await site.compare();
  expect(await site.stored()).toBe('open from nine');
});

it('what was served before is served until the content service responds', async () => {
  const site = await deploy('open from nine', 'open in the demo content', null);
  await site.compare();
  expect(await site.stored()).toBe('open from nine');
  const later = await start('open from ten');
  await later.load();
  expect(await later.stored()).toBe('open from nine');
  await later.compare();
  expect(await later.stored()).toBe('open from ten');
});

it('what this build cannot read is not taken over', async () => {
  const site = await deploy('of an earlier parser', 'open from nine', null);
  await site.compare();
  expect(await site.stored()).toBe('open from nine');
});

it('an instance without an answer takes the last fit one that others have shared', async () => {
  const running = await start('open from nine');
  await running.build('open in the build');
  await running.load();
  await running.compare();
  await expect.poll(() => contents.size).toBe(1);
  rmSync(join(root, '.next'), { recursive: true });
  const started = await start('unfit');
  expect(await started.find()).toBe('open from nine');
});

it('without one that was ever fit, the rest of the answer counts', async () => {
  const started = await start('unfit');
  expect(await started.find()).toBe('closed');
});
