import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { anEvent } from '../../content/testing/an-event.ts';
import { storeFormResult } from '../../forms/form-results.ts';
import { type Received, submit } from '../../forms/receive/submit.ts';
import { submissionStore } from '../../forms/submission-store.ts';
import { eicar, startClamd } from '../../forms/testing/clamd.ts';
import { storeForm } from '../../forms/testing/store-form.ts';
import { openTemporaryStore } from '../../forms/testing/temporary-store.ts';
import { joinWaitingList } from '../../forms/waiting-list/join-waiting-list.ts';
import { formAction } from '../../routing/form-addresses.ts';
import { limits } from '../rate-limit/limits.ts';
import { findSoldOut } from './find-sold-out.ts';
import { handleFormPost } from './handle-form-post.ts';

vi.mock('../../forms/form-results.ts', () => ({ storeFormResult: vi.fn() }));
vi.mock('../../forms/receive/submit.ts', () => ({ submit: vi.fn() }));
vi.mock('../../forms/submission-store.ts', () => ({ submissionStore: vi.fn() }));
vi.mock('./find-sold-out.ts', () => ({ findSoldOut: vi.fn() }));
vi.mock('../../forms/team.ts', () => ({
  recipientsOf: async () => ['team@beer.example'],
}));

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.mocked(storeFormResult).mockResolvedValue('kept');
});

// One of them is loaded with another environment.
afterAll(() => vi.resetModules());

async function answer(received: Received, accept = 'application/json') {
  vi.mocked(submit).mockResolvedValue({ received, values: {} });
  const headers = { accept };
  return await handleFormPost('career', new Request('https://beer.example/', { headers }));
}

const fileIssue = (
  issue: 'fileCheckBusy' | 'fileUnscanned' | 'fileNotPlain' | 'fileNoRoom',
): Received => ({
  status: 'invalid',
  issues: [{ field: 'file', issue }],
});

it.each([
  ['the inspection of files is busy', fileIssue('fileCheckBusy'), 503, '10'],
  ['the virus scanner is silent', fileIssue('fileUnscanned'), 503, '10'],
  ['nothing can be stored', { status: 'failed', reason: 'unavailable' }, 503, '10'],
  ['too many were sent', { status: 'failed', reason: 'tooMany' }, 429, '600'],
  ['the file is not taken', fileIssue('fileNotPlain'), 422, null],
  ['there is no room for the file', fileIssue('fileNoRoom'), 422, null],
] satisfies [string, Received, number, string | null][])(
  'sends Retry-After where %s',
  async (_, received, status, seconds) => {
    const response = await answer(received);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(seconds);
  },
);

it('redirects a browser without script to the result page at once', async () => {
  const response = await answer(fileIssue('fileCheckBusy'), 'text/html');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toContain('=kept');
  expect(response.headers.get('retry-after')).toBeNull();
});

it('keeps what a form without script is about, of which nothing may be stored', async () => {
  vi.mocked(submit).mockResolvedValue({
    received: { status: 'failed', reason: 'tooMany' },
    values: {},
  });
  const address = `https://beer.example${formAction('waitingList', 'de', 'event & night')}`;
  const request = new Request(address, { headers: { accept: 'text/html' } });
  const response = await handleFormPost('waitingList', request);
  const page = new URL(response.headers.get('location') ?? '', address);
  expect(page.pathname).toBe('/de/forms/waitingList');
  expect(Object.fromEntries(page.searchParams)).toEqual({ answer: 'kept', about: 'event & night' });
});

it('keeps the waiting list of a postponed event longer once a form for it is sent', async () => {
  const { store, remove } = await openTemporaryStore();
  onTestFinished(remove);
  vi.mocked(submissionStore).mockResolvedValue(store);
  const form = {
    form: 'waitingList' as const,
    data: { email: 'eva@example.org', consent: true, about: 'event-night' },
    idempotencyKey: 'first',
    locale: 'de' as const,
    file: null,
    requestId: 'r',
  };
  const id = await storeForm(store, form, new Date());
  const endsOn = (end: string) => vi.mocked(findSoldOut).mockResolvedValue(anEvent({ end }));
  endsOn('2026-12-16T21:00:00.000Z');
  await joinWaitingList(id, { store, findSoldOut }, new Date());
  endsOn('2027-02-10T21:00:00.000Z');
  await answer({ status: 'failed', reason: 'unavailable' });
  const [, reception] = vi.mocked(submit).mock.lastCall ?? [];
  await reception?.save({ ...form, idempotencyKey: 'second' });
  expect(await store.db.selectFrom('waiting_list_entry').select('event_end').execute()).toEqual([
    { event_end: '2027-02-10T21:00:00.000Z' },
  ]);
});

it('has files inspected by the scanner at CLAMD_URL', async () => {
  const clamd = await startClamd();
  vi.stubEnv('CLAMD_URL', `tcp://127.0.0.1:${clamd.port}`);
  // The environment is read when its module is loaded.
  vi.resetModules();
  const [handler, receiver] = await Promise.all([
    import('./handle-form-post.ts'),
    import('../../forms/receive/submit.ts'),
  ]);
  const infected = { name: 'cv.txt', bytes: Buffer.from(eicar) };
  vi.mocked(receiver.submit).mockImplementation(async (_form, { inspect }) => {
    const inspected = await inspect(infected, '192.0.2.1');
    if (!('issue' in inspected)) throw new Error('The file was accepted.');
    return {
      received: { status: 'invalid', issues: [{ field: 'file', ...inspected }] },
      values: {},
    };
  });
  const headers = { accept: 'application/json' };
  const request = new Request('https://beer.example/', { headers });
  const response = await handler.handleFormPost('career', request);
  clamd.close();
  expect(await response.json()).toMatchObject({ issues: [{ issue: 'fileInfected' }] });
  expect(clamd.scanned).toEqual([eicar.length]);
});

it.each(['tooMany', 'refused'] as const)(
  'logs once in ten minutes that a form of a sender was %s',
  async (reason) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    vi.mocked(submit).mockResolvedValue({ received: { status: 'failed', reason }, values: {} });
    const post = (address: string) =>
      handleFormPost(
        'career',
        new Request('https://beer.example/', { headers: { 'x-client-address': address } }),
      );
    for (let count = 0; count < 20; count += 1) await post('192.0.2.1');
    expect(written).toHaveBeenCalledTimes(1);
    await post('192.0.2.2');
    expect(written).toHaveBeenCalledTimes(2);
  },
);

it('logs each form that could not be stored', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (let count = 0; count < 3; count += 1) {
    await answer({ status: 'failed', reason: 'unavailable' });
  }
  expect(written).toHaveBeenCalledTimes(3);
});

it('counts forms from other sites, for themselves', async () => {
  await answer({ status: 'failed', reason: 'refused' });
  const [, reception] = vi.mocked(submit).mock.lastCall ?? [];
  const isOwn = false;
  const received = [];
  for (let count = 0; count <= limits.crossOrigin.max; count += 1) {
    received.push(await reception?.mayReceive('192.0.2.1', isOwn));
  }
  expect(received.indexOf(false)).toBe(limits.crossOrigin.max);
});
