// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { checkToken } from '../preview/check-token.ts';
import { limits } from '../rate-limit/limits.ts';
import { answerEditor, answerPreflight } from './answer-editor.ts';

const studio = 'https://studio.example.com';
const token = 'a-token-of-sixteen-characters';

vi.mock('../../platform/env/server.ts', () => ({
  serverEnv: { studioUrl: 'https://studio.example.com' },
}));
vi.mock('../preview/check-token.ts', () => ({ checkToken: vi.fn() }));
// The limit of this endpoint is counted in memory.
vi.mock('../rate-limit/site-database.ts', () => ({ siteDatabase: {} }));

const checked = vi.mocked(checkToken);
let sender = 0;

beforeEach(() => {
  checked
    .mockReset()
    .mockImplementation(async (given) => (given === token ? { kind: 'token', token } : 'refused'));
  sender += 1;
});

const requestWith = (headers: Readonly<Record<string, string>>) =>
  new Request('https://www.example.com/api/campaigns/counts', {
    headers: { 'x-client-address': `192.0.2.${sender}`, ...headers },
  });
const ask = (headers: Readonly<Record<string, string>>) =>
  answerEditor(requestWith(headers), async () => Response.json({ counts: [] }));
const authorization = `Bearer ${token}`;

it('responds to the Studio with a token, and lets nobody else read or store the response', async () => {
  const response = await ask({ origin: studio, authorization });
  expect(await response.json()).toEqual({ counts: [] });
  expect(response.headers.get('access-control-allow-origin')).toBe(studio);
  expect(response.headers.get('vary')).toBe('Origin');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

it.each([
  'https://www.example.com',
  'https://studio.example.com.evil.example',
  'http://studio.example.com',
  'https://studio.example.com:8443',
  'null',
])('refuses the origin %s before it checks the token', async (origin) => {
  const response = await ask({ origin, authorization });
  expect(response.status).toBe(403);
  expect(response.headers.has('access-control-allow-origin')).toBe(false);
  expect(checked).not.toHaveBeenCalled();
  expect(answerPreflight(requestWith({ origin })).status).toBe(403);
});

it.each([
  { kind: 'link', documentId: 'event-night', expiresAt: '2026-12-01T10:00:00.000Z' },
  { kind: 'studio', perspective: ['drafts'] },
] as const)('refuses the token of a preview that is none of an editor: $kind', async (access) => {
  checked.mockResolvedValue(access);
  expect((await ask({ origin: studio, authorization })).status).toBe(401);
});

it.each([undefined, 'Bearer', 'Bearer a-token-that-is-wrong', token, `Basic ${token}`])(
  'asks for a token if it is sent %j',
  async (sent) => {
    const response = await ask({ origin: studio, ...(sent ? { authorization: sent } : {}) });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    // The Studio shows the reason.
    expect(response.headers.get('access-control-allow-origin')).toBe(studio);
    expect(await response.text()).toBe('');
  },
);

it.each([
  ['limited', 429],
  ['unreachable', 503],
] as const)('responds with a status when the check is %s', async (outcome, status) => {
  checked.mockResolvedValue(outcome);
  const response = await ask({ authorization });
  expect(response.status).toBe(status);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('responds with a status, and lets the Studio read it, while the database is unavailable', async () => {
  const request = requestWith({ origin: studio, authorization });
  const response = await answerEditor(request, () => Promise.reject(new Error('unreachable')));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('access-control-allow-origin')).toBe(studio);
});

it('refuses an address that asks too often, even with a token', async () => {
  const asked = [];
  for (let index = 0; index <= limits.campaigns.max; index += 1) asked.push(ask({ authorization }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

it('a browser may ask for the Studio whether it may send a token', () => {
  const { status, headers } = answerPreflight(requestWith({ origin: studio }));
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-headers')).toBe('Authorization');
});
