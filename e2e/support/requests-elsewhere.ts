import type { Page } from '@playwright/test';

/** Fills up with the addresses of everything that `page` requests from anybody but the site. */
export function requestsElsewhere(page: Page): string[] {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = url.hostname === 'localhost' || !url.protocol.startsWith('http');
    if (!own) elsewhere.push(url.href);
  });
  return elsewhere;
}
