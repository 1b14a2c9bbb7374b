// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { contentHealth } from '#lib/content/answers/content-health';
import { GET, HEAD } from './route.ts';

const content = { reachable: false, refusedQueries: 1, unfitDocuments: 2 };

vi.mock('#lib/content/answers/content-health', () => ({ contentHealth: vi.fn() }));
vi.mock('#lib/forms/read-health', () => ({
  readHealth: async () => ({ status: 'ok', waiting: 0, oldestSeconds: 0, dead: 0 }),
}));

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
