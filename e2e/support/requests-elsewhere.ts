import type { Page } from '@playwright/test';

/** Returns a list to which the address of every third-party request of `page` is added. */
export function requestsElsewhere(page: Page): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = url.hostname === 'localhost' || !url.protocol.startsWith('http');
    if (!own) elsewhere.push(url.href);
  });
  return elsewhere;
}
