import type { Page } from '@playwright/test';
import { countDocuments } from './count-documents.ts';

/** Blocks chunks that are not loaded yet, until released; counts the documents requested. */
export async function blockChunks(page: Page) {
  const documents = countDocuments(page);
  let blocked = true;
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await page.route('**/_next/static/chunks/*.js', (route) =>
    blocked && !loaded.has(route.request().url()) ? route.abort('failed') : route.continue(),
  );
  const release = () => {
    blocked = false;
  };
  return { documents, release };
}
