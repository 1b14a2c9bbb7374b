// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { answerPicture } from '#lib/media/answer-picture';
import { limits } from '#lib/request/rate-limit/limits';
import { GET } from './route.ts';

vi.mock('#lib/media/answer-picture', () => ({ answerPicture: vi.fn() }));

const { max, span } = limits.missingPicture;

beforeEach(() => {
  vi.mocked(answerPicture).mockReset();
});

async function get(address: string): Promise<Response> {
  const request = new Request('https://beer.example/media/a.jpg', {
    headers: { 'x-client-address': address },
  });
  return await GET(request, { params: Promise.resolve({ path: ['a.jpg'] }) });
}

it('does not ask for pictures of a sender of too many that are not there', async () => {
  vi.mocked(answerPicture).mockImplementation(async () => new Response(null, { status: 404 }));
  for (let count = 0; count < max; count += 1) {
    expect((await get('192.0.2.1')).status).toBe(404);
  }
  const refusal = await get('192.0.2.1');
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, `${span}`]);
  expect(answerPicture).toHaveBeenCalledTimes(max);
  expect((await get('192.0.2.2')).status).toBe(404);
});

it('serves any number of pictures that are there', async () => {
  vi.mocked(answerPicture).mockImplementation(async () => new Response('picture'));
  for (let count = 0; count <= max; count += 1) {
    expect((await get('192.0.2.3')).status).toBe(200);
  }
});
