import { expect, test } from '@playwright/test';

test('guesses of shared links are limited', async ({ request }) => {
  const open = async () => {
    const guess = `link.${crypto.randomUUID()}.${'0'.repeat(64)}`;
    const headers = { 'X-Forwarded-For': '192.0.2.79' };
    const opened = await request.get(`/en?token=${guess}`, { maxRedirects: 0, headers });
    return opened.headers().location;
  };
  for (let index = 0; index < 10; index += 1) expect(await open()).toContain('/preview/ended');
  expect(await open()).toContain('/preview/limited');
});
