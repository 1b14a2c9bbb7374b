// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { documentQuery } from '../parse/document-query.ts';
import { aQuery } from '../testing/a-query.ts';
import { type AnswerSlot, forgetAnswer, storeAnswer, storedAnswers } from './answer-store.ts';
import { closeCircuit, isCircuitOpen, openCircuit } from './circuit-breaker.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { isReachable } from './is-reachable.ts';
import { requestAnswer } from './request-answer.ts';
import { requestAnswers, toBatches } from './request-answers.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('../client/client.ts', () => ({ freshClient: {} }));
vi.mock('./fetch-answer.ts', () => ({ fetchAnswer: vi.fn() }));
vi.mock('./request-answer.ts', () => ({ requestAnswer: vi.fn() }));
vi.mock('./is-reachable.ts', () => ({ isReachable: vi.fn() }));
vi.mock('./answer-files.ts', () => ({
  readAnswerFile: async () => null,
  removeAnswerFile: async () => undefined,
  writeAnswerFile: async () => undefined,
}));

const document = z.object({ _id: z.string(), title: z.string() });
const queryOf = (type: string) =>
  documentQuery({
    name: type,
    groq: `*[_type == "${type}" && _id == $id][0]{title}`,
    type,
    document,
  });
const event = queryOf('event');
const job = queryOf('job');

/** Stores the answers for documents, with their ids as titles, and returns them. */
function slotsOf(query: typeof event, ids: readonly string[]): AnswerSlot[] {
  for (const id of ids) {
    storeAnswer(query, { id }, { value: { _id: id, title: id }, problems: [] });
  }
  return [...storedAnswers().values()].filter((slot) => slot.query === query);
}

const ids = (batch: readonly AnswerSlot[]) => batch.map(({ params }) => params.id);

beforeEach(async () => {
  closeCircuit();
  vi.mocked(requestAnswer).mockReset();
  vi.mocked(isReachable).mockReset().mockResolvedValue(true);
  await Promise.all([...storedAnswers().keys()].map(forgetAnswer));
});

describe('toBatches', () => {
  it('puts documents of one query together, up to ten, in the order of their ids', () => {
    const letters = [...'lkjihgfedcba'];
    const batches = toBatches([...slotsOf(event, letters), ...slotsOf(job, ['y', 'x'])]);
    expect(batches.map(ids)).toEqual([[...'abcdefghij'], ['k', 'l'], ['x', 'y']]);
  });

  it('begins with answers that are requested by themselves', () => {
    storeAnswer(aQuery(), {}, { value: [], problems: [] });
    const [first = []] = toBatches(storedAnswers().values());
    expect(first.map(({ query }) => query.name)).toEqual(['titles']);
  });
});

describe('requestAnswers', () => {
  it('returns the documents of one response, and null for one that is not there', async () => {
    vi.mocked(fetchAnswer).mockResolvedValue([{ _id: 'b', title: 'new' }]);
    const batch = slotsOf(event, ['a', 'b']);
    const answers = await requestAnswers(batch);
    expect(answers.map(({ slot, answer }) => [slot.params.id, answer])).toEqual([
      ['a', { ok: true, value: null, problems: [] }],
      ['b', { ok: true, value: { _id: 'b', title: 'new' }, problems: [] }],
    ]);
    const [, groq, params] = vi.mocked(fetchAnswer).mock.lastCall ?? [];
    expect(groq).toBe('*[_type == "event" && _id in $ids]{title}');
    expect(params).toEqual({ ids: ['a', 'b'] });
    expect(requestAnswer).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', () => Promise.reject(new Error('too large'))],
    ['no list', async () => ({ title: 'a' })],
    ['a list of something else', async () => [{ title: 'a' }]],
  ])('requests them one by one if the response is %s', async (_what, respond) => {
    vi.mocked(fetchAnswer).mockImplementation(respond);
    vi.mocked(requestAnswer).mockImplementation(async (_client, query, { id }) =>
      query.parse({ _id: id, title: 'new' }),
    );
    const batch = slotsOf(event, ['a', 'b']);
    const answers = await requestAnswers(batch);
    expect(answers.map(({ answer }) => answer)).toEqual(
      batch.map(({ params }) => ({
        ok: true,
        value: { _id: params.id, title: 'new' },
        problems: [],
      })),
    );
  });

  it('requests none by itself if the service does not respond to a probe either', async () => {
    vi.mocked(fetchAnswer).mockRejectedValue(new Error('no answer'));
    vi.mocked(isReachable).mockResolvedValue(false);
    const answers = await requestAnswers(slotsOf(event, ['a', 'b']));
    expect(answers.map(({ answer }) => answer.ok)).toEqual([false, false]);
    expect(requestAnswer).not.toHaveBeenCalled();
    expect(isCircuitOpen()).toBe(true);
  });

  it('skips the rest once the service is known to be down', async () => {
    vi.mocked(fetchAnswer).mockRejectedValue(new Error('no answer'));
    vi.mocked(requestAnswer).mockImplementation(async () => {
      openCircuit('no answer');
      return { ok: false, reason: 'no answer' };
    });
    const answers = await requestAnswers(slotsOf(event, ['a', 'b']));
    expect(answers.map(({ answer }) => answer.ok)).toEqual([false, false]);
    expect(requestAnswer).toHaveBeenCalledOnce();
  });
});
