import { beforeEach, expect, it, vi } from 'vitest';
import { writeToken } from '../../forms/mail-step/step-token.ts';
import { endSubscription } from '../../forms/newsletter/change-subscription.ts';
import { joinWaitingList } from '../../forms/waiting-list/join-waiting-list.ts';
import { takeMailStep } from './take-mail-step.ts';

const SECRET = 'a-secret-of-some-length';

vi.mock('../../forms/submission-store.ts', () => ({ submissionStore: vi.fn() }));
vi.mock('../../forms/newsletter/change-subscription.ts', () => ({
  confirmSubscription: vi.fn(),
  endSubscription: vi.fn(),
}));
vi.mock('../../forms/waiting-list/join-waiting-list.ts', () => ({ joinWaitingList: vi.fn() }));
vi.mock('../../platform/crypto/form-secret.ts', () => ({
  formSecret: () => 'a-secret-of-some-length',
}));
vi.mock('../rate-limit/refuse-too-many.ts', () => ({ refuseTooMany: async () => null }));

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.mocked(endSubscription).mockResolvedValue(true);
});

async function unsubscribe(headers: HeadersInit, body: BodyInit | null = null) {
  const key = writeToken({ step: 'unsubscribe', id: 'subscriber', until: 0 }, SECRET);
  const url = `https://beer.example/api/newsletter/unsubscribe?locale=de&key=${key}`;
  return await takeMailStep('unsubscribe', new Request(url, { method: 'POST', headers, body }));
}

it.each([
  [true, 'event-night', '/de/waiting-list/join?outcome=done'],
  [false, 'event-night', '/de/waiting-list/join?outcome=over&about=event-night'],
  [false, null, '/de/waiting-list/join?outcome=over'],
])('leads to the event whose waiting list is over', async (joined, eventId, page) => {
  vi.mocked(joinWaitingList).mockResolvedValue({ joined, eventId });
  const key = writeToken({ step: 'join', id: 'form', until: 0 }, SECRET);
  const url = `https://beer.example/api/waiting-list/join?locale=de&key=${key}`;
  const headers = { accept: 'text/html' };
  const response = await takeMailStep('join', new Request(url, { method: 'POST', headers }));
  expect(response.headers.get('location')).toBe(page);
});

it('redirects a browser to the page with the outcome', async () => {
  const response = await unsubscribe({ accept: 'text/html,*/*' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/de/newsletter/unsubscribe?outcome=done');
});

it.each([
  ['done', async () => true, 200],
  ['over', async () => false, 410],
  ['failed', async () => Promise.reject(new Error('gone')), 503],
] satisfies [string, () => Promise<boolean>, number][])(
  'answers a mail client without a redirect: %s',
  async (_, end, status) => {
    vi.mocked(endSubscription).mockImplementation(end);
    const response = await unsubscribe({});
    expect(response.status).toBe(status);
    expect(response.headers.has('location')).toBe(false);
  },
);

it('reads the forms that mail clients send, and refuses malformed ones without a change', async () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  const field = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
  const urlEncoded = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await unsubscribe({}, urlEncoded)).status).toBe(200);
  expect((await unsubscribe(multipart, `${field}\r\n--b--\r\n`)).status).toBe(200);
  vi.mocked(endSubscription).mockClear();
  expect((await unsubscribe(multipart, field)).status).toBe(400);
  expect((await unsubscribe({ 'content-type': 'multipart/form-data' }, field)).status).toBe(400);
  expect(endSubscription).not.toHaveBeenCalled();
});
