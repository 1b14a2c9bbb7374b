// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { contentHealth } from '#lib/content/answers/content-health';
import { type Health, readHealth } from '#lib/forms/read-health';
import { GET, HEAD } from './route.ts';

const queue = { waiting: 0, oldestSeconds: 0, dead: 0 };
const content = { reachable: false, refusedQueries: 1, unfitDocuments: 2 };

vi.mock('#lib/content/answers/content-health', () => ({ contentHealth: vi.fn() }));
vi.mock('#lib/forms/read-health', () => ({ readHealth: vi.fn() }));

beforeEach(() => {
  vi.mocked(readHealth).mockResolvedValue({ ...queue, status: 'ok' });
});

it('reports the state of the content, which does not change the status', async () => {
  vi.mocked(contentHealth).mockResolvedValue(content);
  const response = await GET();
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', content });
});

it('does not ask the content service on HEAD', async () => {
  vi.mocked(contentHealth).mockClear();
  expect((await HEAD()).status).toBe(200);
  expect(contentHealth).not.toHaveBeenCalled();
});

it.each([
  [{ ...queue, status: 'ok' }, 200],
  [{ ...queue, dead: 1, status: 'attention' }, 503],
  [{ status: 'unreachable' }, 503],
  [{ status: 'unwritable' }, 503],
] satisfies [Health, number][])(
  'responds to GET and HEAD for %o with %i',
  async (health, status) => {
    vi.mocked(contentHealth).mockResolvedValue(content);
    vi.mocked(readHealth).mockResolvedValue(health);
    const response = await GET();
    expect([response.status, (await HEAD()).status]).toEqual([status, status]);
    expect(await response.json()).toMatchObject(health);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);
