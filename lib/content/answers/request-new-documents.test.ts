// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginDraining } from '../../platform/readiness.ts';
import { event } from '../documents/event/event.query.ts';
import { page } from '../documents/page/page.query.ts';
import type { ParsedAnswer } from '../model/content-query.ts';
import { slugIndex } from '../queries/slug-index.query.ts';
import { line, night } from '../testing/stored-documents.ts';
import { readAnswerFile } from './answer-files.ts';
import { storeAnswer, storedAnswer } from './answer-store.ts';
import { closeCircuit, openCircuit } from './circuit-breaker.ts';
import { requestAnswer } from './request-answer.ts';
import { prepareNewDocuments } from './request-new-documents.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('../client/client.ts', () => ({ freshClient: {} }));
vi.mock('./request-answer.ts', () => ({ requestAnswer: vi.fn() }));
vi.mock('./answer-files.ts', () => ({
  readAnswerFile: vi.fn(async () => null),
  removeAnswerFile: async () => undefined,
  writeAnswerFile: async () => undefined,
}));

let count = 0;

/** Stores a slug index with one event that no earlier test has had; returns the id of the event. */
function listNewEvent(): string {
  count += 1;
  const _id = `event-${count}`;
  list([{ ...night, _id, slug: { en: _id } }]);
  return _id;
}

function list(documents: readonly object[], pages: readonly object[] = []): void {
  const parsed = slugIndex.parse({ documents, pages, redirects: [] });
  if (!parsed.ok) throw new Error(parsed.reason);
  storeAnswer(slugIndex, {}, parsed);
}

const titleOf = async (id: string) => (await storedAnswer(event, { id }))?.value?.title.en;

/** Has the content service answer each query for an event with this title. */
function serve(title: string): void {
  vi.mocked(requestAnswer).mockImplementation(async (_client, query, { id }) =>
    query.parse({ ...night, _id: id, title: line(title) }),
  );
}

beforeEach(() => {
  closeCircuit();
  vi.mocked(requestAnswer).mockReset();
});

describe('a document that is new in the slug index', () => {
  it('is requested once, and its answer stored', async () => {
    const id = listNewEvent();
    serve('Night');
    await prepareNewDocuments()();
    expect(await titleOf(id)).toBe('Night');
    await prepareNewDocuments()();
    expect(requestAnswer).toHaveBeenCalledOnce();
  });

  it('is requested as a page if it is one', async () => {
    const route = 'faq';
    list([], [{ ...night, _id: 'page-faq', _type: 'page', route }]);
    vi.mocked(requestAnswer).mockResolvedValue({ ok: false, reason: 'no answer' });
    await prepareNewDocuments()();
    const params = { id: 'page-faq' };
    expect(requestAnswer).toHaveBeenCalledWith({}, page, params, expect.anything());
  });

  it('is requested again after the next comparison if there was no answer', async () => {
    const id = listNewEvent();
    vi.mocked(requestAnswer).mockResolvedValueOnce({ ok: false, reason: 'no answer' });
    await prepareNewDocuments()();
    expect(await storedAnswer(event, { id })).toBeNull();
    serve('Night');
    await prepareNewDocuments()();
    expect(await titleOf(id)).toBe('Night');
  });

  it('is not requested while the circuit is open', async () => {
    listNewEvent();
    openCircuit('no answer');
    await prepareNewDocuments()();
    expect(requestAnswer).not.toHaveBeenCalled();
  });

  it('is not stored as it was before a later comparison', async () => {
    const id = listNewEvent();
    const earlier = Promise.withResolvers<ParsedAnswer<unknown>>();
    vi.mocked(requestAnswer).mockReturnValueOnce(earlier.promise);
    const first = prepareNewDocuments()();
    await expect.poll(() => requestAnswer).toHaveBeenCalledOnce();
    const requestLater = prepareNewDocuments();
    earlier.resolve(event.parse({ ...night, _id: id, title: line('Earlier') }));
    await first;
    serve('Later');
    await requestLater();
    expect(await titleOf(id)).toBe('Later');
  });

  it('is looked for by the last of several comparisons alone', async () => {
    listNewEvent();
    const [first] = [prepareNewDocuments(), prepareNewDocuments()];
    vi.mocked(readAnswerFile).mockClear();
    await first();
    expect(readAnswerFile).not.toHaveBeenCalled();
  });

  it('waits for the next comparison if there are more than a hundred, the oldest last', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `event-many-${index}`);
    list(many.map((_id) => ({ ...night, _id, slug: { en: _id } })));
    serve('Night');
    await prepareNewDocuments()();
    expect(requestAnswer).toHaveBeenCalledTimes(100);
    expect(await storedAnswer(event, { id: 'event-many-0' })).toBeNull();
    await prepareNewDocuments()();
    expect(await titleOf('event-many-0')).toBe('Night');
  });

  // Last, because a process that is about to end stays so.
  it('is left to the next process by one that is about to end', async () => {
    listNewEvent();
    beginDraining();
    await prepareNewDocuments()();
    expect(requestAnswer).not.toHaveBeenCalled();
  });
});
