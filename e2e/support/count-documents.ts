import type { Page } from '@playwright/test';

/** Counts the documents that a page requests from now on; returns how many there were so far. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}
