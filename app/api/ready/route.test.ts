// @vitest-environment node
import { expect, it } from 'vitest';
import { beginDraining, whileComparing } from '#lib/platform/readiness';
import { GET } from './route.ts';

async function check() {
  const response = GET();
  return { code: response.status, ...(await response.json()) };
}

it('is ready once pages are up to date, and until the process is shutting down', async () => {
  expect(await check()).toEqual({ code: 503, status: 'starting' });
  await whileComparing(async () => undefined);
  expect(await check()).toEqual({ code: 200, status: 'ready' });
  beginDraining();
  expect(await check()).toEqual({ code: 503, status: 'draining' });
  await whileComparing(async () => undefined);
  expect(await check()).toEqual({ code: 503, status: 'draining' });
});
