import type { Page } from '@playwright/test';

/** Blocks chunks that are not loaded yet, until released; counts the documents requested. */
export async function blockChunks(page: Page) {
  let [documents, blocked] = [0, true];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await page.route('**/_next/static/chunks/*.js', (route) =>
    blocked && !loaded.has(route.request().url()) ? route.abort('failed') : route.continue(),
  );
  const release = () => {
    blocked = false;
  };
  return { documents: () => documents, release };
}
