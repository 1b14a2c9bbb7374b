import { type APIRequestContext, expect } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

/** The elements of a page; attributes are found by their lower-case names, as in browsers. */
export type PageDocument = HTMLElement;

/** Elements that contain text only; the content of all others is parsed. */
const blockTextElements = { script: true, style: true };

/** Reads a page as a crawler does: without running scripts or loading anything else. */
export async function readPage(request: APIRequestContext, path: string, status = 200) {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(status);
  const html = await response.text();
  const document: PageDocument = parse(html, { blockTextElements });
  const title = document.querySelector('head title')?.textContent ?? '';
  const lang = document.querySelector('html')?.getAttribute('lang');
  return { response, html, document, title, lang };
}

/** Returns the title that a page shows: the text of its first-level heading. */
export async function readHeading(request: APIRequestContext, path: string): Promise<string> {
  const { document } = await readPage(request, path);
  return document.querySelector('h1')?.textContent.trim() ?? '';
}
