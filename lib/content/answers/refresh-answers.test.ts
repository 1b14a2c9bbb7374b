// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '../../platform/pause.ts';
import { aQuery } from '../testing/a-query.ts';
import { answerKey } from './answer-key.ts';
import { storeAnswer, storedAnswer, storedAnswers } from './answer-store.ts';
import { closeCircuit, openCircuit } from './circuit-breaker.ts';
import { isRefreshed, refreshAnswers } from './refresh-answers.ts';
import { requestAnswer } from './request-answer.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('../../platform/pause.ts', () => ({ pause: vi.fn(async () => undefined) }));
vi.mock('../client/client.ts', () => ({ freshClient: {} }));
vi.mock('./request-answer.ts', () => ({ requestAnswer: vi.fn() }));
vi.mock('./answer-files.ts', () => ({
  readAllAnswerFiles: async () => [],
  readEarlierAnswerFiles: async () => [],
  removeEarlierAnswerFiles: async () => undefined,
  readAnswerFile: async () => null,
  removeAnswerFile: async () => undefined,
  writeAnswerFile: async () => undefined,
}));

const events = aQuery('events');
const jobs = aQuery('jobs');

beforeEach(() => {
  closeCircuit();
  for (const query of [events, jobs]) {
    storeAnswer(query, {}, { value: ['old'], problems: [] });
  }
});

/** Mocks the answers by query name; a query that is not listed returns its old answer. */
function serve(titles: Readonly<Record<string, readonly string[]>>) {
  vi.mocked(requestAnswer).mockImplementation(async (_client, query) =>
    query.parse(titles[query.name] ?? ['old']),
  );
}

describe('refreshAnswers', () => {
  it('returns the answers that changed and stores them', async () => {
    serve({ jobs: ['new'] });
    const { complete, changed } = await refreshAnswers();
    expect(complete).toBe(true);
    expect(changed.map(({ key }) => key)).toEqual([answerKey(jobs, {})]);
    expect((await storedAnswer(jobs, {}))?.value).toEqual(['new']);
  });

  it('keeps the stored answers and reports an incomplete refresh on a failure', async () => {
    vi.mocked(requestAnswer).mockResolvedValue({ ok: false, reason: 'no answer' });
    expect(await refreshAnswers()).toEqual({ complete: false, changed: [] });
    expect((await storedAnswer(jobs, {}))?.value).toEqual(['old']);
    expect(isRefreshed()).toBe(false);
    serve({});
    await refreshAnswers();
    expect(isRefreshed()).toBe(true);
  });

  it('is complete without a query that would be refused again', async () => {
    vi.mocked(requestAnswer).mockImplementation(async (_client, query) =>
      query.name === 'events'
        ? { ok: false, reason: 'refused', isRefused: true }
        : query.parse(['new']),
    );
    expect(await refreshAnswers()).toMatchObject({ complete: true });
    expect((await storedAnswer(events, {}))?.value).toEqual(['old']);
    expect((await storedAnswer(jobs, {}))?.value).toEqual(['new']);
  });

  it('stores nothing if the service ceases to respond', async () => {
    vi.mocked(requestAnswer).mockImplementation(async (_client, query) => {
      if (query.name === 'events') return query.parse(['new']);
      openCircuit('no answer');
      return { ok: false, reason: 'no answer' };
    });
    expect(await refreshAnswers()).toEqual({ complete: false, changed: [] });
    expect((await storedAnswer(events, {}))?.value).toEqual(['old']);
  });

  it('requests an unfit document again, and a removed one no more', async () => {
    const problem = {
      id: 'a',
      type: 'event',
      revision: null,
      field: '_id',
      expected: 'size',
    } as const;
    const unfit = aQuery('unfit');
    const removed = aQuery('removed');
    const problems = [{ ...problem, leftOut: 'document' as const }];
    storeAnswer(unfit, { id: 'a' }, { value: ['old'], problems: [] });
    storeAnswer(removed, { id: 'b' }, { value: ['old'], problems: [] });
    vi.mocked(requestAnswer).mockImplementation(async (_client, query) => {
      if (!['unfit', 'removed'].includes(query.name)) return query.parse(['old']);
      // Only queries for a single document have null as their value.
      const value = JSON.parse('null');
      return { ok: true, value, problems: query.name === 'unfit' ? problems : [] };
    });
    await refreshAnswers();
    expect(storedAnswers().has(answerKey(unfit, { id: 'a' }))).toBe(true);
    expect(storedAnswers().has(answerKey(removed, { id: 'b' }))).toBe(false);
  });

  it('runs one more refresh for all calls made while one is running', async () => {
    serve({});
    const first = refreshAnswers();
    const [second, third] = [refreshAnswers(), refreshAnswers()];
    serve({ events: ['new'] });
    await first;
    expect(await second).toBe(await third);
    expect((await second).changed).toHaveLength(1);
    expect(requestAnswer).toHaveBeenCalledTimes(2 * storedAnswers().size);
  });

  it('takes a break before a refresh that others wait for, and begins none in it', async () => {
    serve({});
    const end = Promise.withResolvers<void>();
    const breaks: number[] = [];
    vi.mocked(pause).mockImplementation((ms) => {
      breaks.push(ms);
      return end.promise;
    });
    const first = refreshAnswers();
    const second = refreshAnswers();
    await first;
    await expect.poll(() => breaks).toHaveLength(1);
    expect(breaks[0]).toBeGreaterThan(0);
    expect(refreshAnswers()).toBe(second);
    expect(requestAnswer).toHaveBeenCalledTimes(storedAnswers().size);
    end.resolve();
    await second;
    expect(requestAnswer).toHaveBeenCalledTimes(2 * storedAnswers().size);
  });
});
