// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { GET } from './route.ts';

const token = 'a-token-of-sixteen-characters';
const env = vi.hoisted(() => ({ metricsToken: undefined as string | undefined }));
const health = vi.hoisted(() => ({ now: {} as object }));

vi.mock('#lib/platform/env/server', () => ({ serverEnv: env }));
vi.mock('../../../lib/forms/read-health.ts', () => ({ readHealth: async () => health.now }));
vi.mock('../../../lib/content/answers/content-health.ts', () => ({
  contentHealth: async () => ({ reachable: true, refusedQueries: 3, unfitDocuments: 2 }),
}));

beforeEach(() => {
  env.metricsToken = token;
  health.now = { status: 'ok', waiting: 3, oldestSeconds: 7, dead: 1 };
});

const request = (authorization?: string) =>
  GET(new Request('http://a/api/metrics', { headers: authorization ? { authorization } : {} }));

it('returns the state of the process, of content and of deliveries', async () => {
  const response = await request(`Bearer ${token}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'content_service_reachable 1',
      'content_queries_refused 3',
      'content_documents_unfit 2',
      'submission_store_writable 1',
      'deliveries_waiting 3',
      'deliveries_oldest_age_seconds 7',
      'deliveries_dead 1',
    ]),
  );
  expect(lines.join('\n')).toMatch(/^process_resident_memory_bytes \d+$/m);
});

it('reports a store that does not respond', async () => {
  health.now = { status: 'unreachable' };
  const text = await (await request(`Bearer ${token}`)).text();
  expect(text).toContain('\nsubmission_store_writable 0\n');
});

it.each([undefined, 'Bearer', `Bearer ${token}x`, token])(
  'asks for the token if it is sent %j',
  async (authorization) => {
    const response = await request(authorization);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.text()).toBe('');
  },
);

it('does not exist unless a token is configured', async () => {
  env.metricsToken = undefined;
  expect((await request('Bearer undefined')).status).toBe(404);
});
