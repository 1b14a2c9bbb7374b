import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { QueryLimits } from '../../service/service.ts';
import { createFixture, type Fixture } from '../../testing/fixture.ts';
import type { Job } from './job.ts';
import { Slot } from './slot.ts';

/** More work than any time limit here allows. */
const ENDLESS = 'count(*[count(*[count(*[n != ^.n]) > ^.n]) > ^.n])';
/** Slightly more work than a quick query may do. */
const HEAVY = 'count(*[count(*[n != ^.n]) > 0])';
/** More work than any time limit here allows, none of it on documents; a text follows. */
const BACKTRACKING = `"${'a'.repeat(60)}" match "${'*a'.repeat(30)}*b`;
const DOCUMENTS = 300;

let fixture: Fixture;
let client: SanityClient;

async function start(queries: Partial<QueryLimits>): Promise<void> {
  fixture = await createFixture({ queries });
  client = fixture.client('editor');
  const mutations = Array.from({ length: DOCUMENTS }, (_, n) => ({
    create: { _id: `document-${n}`, _type: 'thing', n },
  }));
  await client.mutate(mutations, { returnDocuments: false });
}

/** Sends a query without the client library, to see the response it would hide. */
async function ask(query: string, init: RequestInit = {}) {
  const search = new URLSearchParams({ query });
  const url = `${fixture.service.url}/v2026-01-01/data/query/production?${search}`;
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Expects that the service still answers queries. */
async function expectWell(): Promise<void> {
  expect(await client.fetch('count(*[n >= $n])', { n: Math.random() - 1 })).toBe(DOCUMENTS);
}

/** Reads a document with a query whose answer the service does not have yet. */
async function expectRead(n: number): Promise<void> {
  const params = { id: `document-${n}`, least: Math.random() - 1 };
  expect(await client.fetch('*[_id == $id && n >= $least][0].n', params)).toBe(n);
}

/** Records from now on, for each query that begins, whether its process was ready. */
function watchBegun(): boolean[] {
  const { begin } = Slot.prototype;
  const begun: boolean[] = [];
  vi.spyOn(Slot.prototype, 'begin').mockImplementation(function (this: Slot, job) {
    begun.push(this.isReady);
    begin.call(this, job);
  });
  return begun;
}

/** Reads beside an endless query, once that has begun, so that a second process is ready. */
async function readBeside(begun: readonly boolean[]): Promise<void> {
  await expect.poll(() => begun.length).toBeGreaterThan(0);
  await expectRead(0);
}

/** Expects that no query waits for the start of a process. */
async function expectNoWait(begun: boolean[]): Promise<void> {
  begun.splice(0);
  for (let n = 1; n <= 3; n += 1) await expectRead(n);
  expect(begun).toEqual([true, true, true]);
}

describe('with a time limit of a second', () => {
  beforeAll(() => start({ timeoutMs: 1000 }));
  afterAll(() => fixture.remove());

  test('a query over the limit is stopped with an error that clients do not retry', {
    tags: 'slow',
  }, async () => {
    await expect(client.fetch(ENDLESS)).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryTimeoutError' },
      message: 'Query timed out: it may take at most 1 seconds',
    });
    await expectWell();
  });

  test('a query does not wait for a process that replaces one whose query timed out', {
    tags: 'slow',
  }, async () => {
    const begun = watchBegun();
    const endless = client.fetch(ENDLESS).catch(() => null);
    await readBeside(begun);
    await endless;
    await expectNoWait(begun);
  });

  test('an anonymous query has half the time', { tags: 'slow' }, async () => {
    const { status, body } = await ask(ENDLESS);
    expect(status).toBe(400);
    expect(body.error.description).toContain('at most 0.5 seconds');
    await expectWell();
  });

  test('a mutation by query has the same limit', { tags: 'slow' }, async () => {
    const query = `*[${ENDLESS} > 0]`;
    await expect(client.delete({ query })).rejects.toThrow('Query timed out');
    await expectWell();
  });

  test('too many anonymous queries are rejected, leaving room for those with a token', {
    tags: 'slow',
  }, async () => {
    const flood = Array.from({ length: 30 }, (_, n) => ask(`${ENDLESS} + ${n}`));
    await expectWell();
    const answers = await Promise.all(flood);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ statusCode: 429, error: 'Too Many Requests' });
    expect(refused?.headers.get('retry-after')).toBe('1');
  });
});

describe('with a time limit of a minute', () => {
  beforeAll(() => start({ timeoutMs: 60_000, memoryMegabytes: 64 }));
  afterAll(() => fixture.remove());

  test('reads and writes are answered while an endless query runs', async () => {
    const stop = new AbortController();
    let isRunning = true;
    const endless = client
      .fetch(ENDLESS, {}, { signal: stop.signal })
      .catch(() => null)
      .finally(() => {
        isRunning = false;
      });
    for (let n = 0; n < 10; n += 1) {
      await expectRead(n);
      await client.patch(`document-${n}`).set({ seen: true }).commit();
    }
    expect(isRunning).toBe(true);
    stop.abort();
    await endless;
  });

  test('a query does not wait for a process that replaces one whose client disconnected', async () => {
    const begun = watchBegun();
    const gone = new AbortController();
    const endless = client.fetch(ENDLESS, {}, { signal: gone.signal }).catch(() => null);
    await readBeside(begun);
    gone.abort();
    await endless;
    await expectNoWait(begun);
  });

  test('a client whose query was stopped does not keep the site from being answered', async () => {
    const begun: Job[] = [];
    const { begin } = Slot.prototype;
    const spy = vi.spyOn(Slot.prototype, 'begin').mockImplementation(function (this: Slot, job) {
      if (job.client !== null) begun.push({ ...job });
      begin.call(this, job);
    });
    const gone = new AbortController();
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const askEndless = (n: number) =>
      ask(`${BACKTRACKING}${n}"`, { headers, signal: gone.signal }).catch(() => null);
    const endless = [askEndless(1), askEndless(2)];
    await expect.poll(() => begun.length).toBe(2);
    await expectRead(0);
    // One of them was stopped for that, and the other one is heavy.
    endless.push(askEndless(3), askEndless(4));
    for (let n = 1; n <= 3; n += 1) await expectRead(n);
    expect(begun.filter(({ isHeavy }) => !isHeavy)).toHaveLength(2);
    gone.abort();
    await Promise.all(endless);
    spy.mockRestore();
  });

  test('a query is stopped for the next one when its client disconnects', async () => {
    const gone = new AbortController();
    const endless = client.fetch(ENDLESS, {}, { signal: gone.signal }).catch(() => null);
    await expectWell();
    const next = client.fetch(HEAVY);
    gone.abort();
    await endless;
    expect(await next).toBe(DOCUMENTS);
  });

  test.each([
    ['a string that doubles', `{"a": "0123456789"}${'{"a": a + a}'.repeat(25)}{"a": lower(a)}`],
    ['an array that doubles', `{"a": [1]}${'{"a": [...a, ...a]}'.repeat(26)}{"n": count(a)}`],
    ['a result of gigabytes', '*{"a": *{"b": *}}'],
    ['brackets without end', `${'('.repeat(20_000)}1${')'.repeat(20_000)}`],
    ['operators without end', `${'!'.repeat(50_000)}true`],
  ])('rejects %s', async (_name, query) => {
    await expect(client.fetch(query)).rejects.toMatchObject({ statusCode: 400 });
    await expectWell();
  });

  test('a query of half a megabyte is rejected before it is parsed', async () => {
    const query = `"${'x'.repeat(500_000)}"`;
    await expect(client.fetch(query)).rejects.toMatchObject({ statusCode: 413 });
  });

  test('a read that follows a write sees it, with many clients at once', {
    tags: 'slow',
  }, async () => {
    const rounds = Array.from({ length: 8 }, async (_, document) => {
      for (let n = 1; n <= 10; n += 1) {
        await client.createOrReplace({ _id: `counter-${document}`, _type: 'counter', n });
        const query = '*[_type == "counter"] | order(_id)[_id == $id][0].n';
        expect(await client.fetch(query, { id: `counter-${document}` })).toBe(n);
      }
    });
    await Promise.all(rounds);
    await client.delete({ query: '*[_type == "counter"]' });
  });
});
