import { type APIRequestContext, expect } from '@playwright/test';
import { parseHTML } from 'linkedom';

/** A page as a crawler reads it: no script runs, nothing else is loaded. */
export async function readPage(request: APIRequestContext, path: string, status = 200) {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(status);
  const html = await response.text();
  const { document } = parseHTML(html);
  return { response, html, document, lang: document.documentElement.lang };
}
