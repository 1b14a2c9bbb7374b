import { beforeEach, expect, it, vi } from 'vitest';
import { storeFormResult } from '../../forms/form-results.ts';
import { type Received, submit } from '../../forms/receive/submit.ts';
import { formAction } from '../../routing/form-addresses.ts';
import { handleFormPost } from './handle-form-post.ts';

vi.mock('../../forms/form-results.ts', () => ({ storeFormResult: vi.fn() }));
vi.mock('../../forms/receive/submit.ts', () => ({ submit: vi.fn() }));
vi.mock('../../forms/team.ts', () => ({
  recipientsOf: async () => ['team@beer.example'],
}));

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.mocked(storeFormResult).mockResolvedValue('kept');
});

async function answer(received: Received, accept = 'application/json') {
  vi.mocked(submit).mockResolvedValue({ received, values: {} });
  const headers = { accept };
  return await handleFormPost('career', new Request('https://beer.example/', { headers }));
}

const fileIssue = (issue: 'fileCheckBusy' | 'fileUnscanned' | 'fileNotPlain'): Received => ({
  status: 'invalid',
  issues: [{ field: 'file', issue }],
});

it.each([
  ['the inspection of files is busy', fileIssue('fileCheckBusy'), 503, '10'],
  ['the virus scanner is silent', fileIssue('fileUnscanned'), 503, '10'],
  ['nothing can be stored', { status: 'failed', reason: 'unavailable' }, 503, '10'],
  ['too many were sent', { status: 'failed', reason: 'tooMany' }, 429, '600'],
  ['the file is not taken', fileIssue('fileNotPlain'), 422, null],
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
