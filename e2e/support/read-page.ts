import { type APIRequestContext, expect } from '@playwright/test';
import { Window } from 'happy-dom';

/** Reads a page as a crawler does: without running scripts or loading anything else. */
export async function readPage(request: APIRequestContext, path: string, status = 200) {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(status);
  const html = await response.text();
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.documentElement.innerHTML = html.replace(/^<!DOCTYPE html>/i, '');
  const lang = /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1];
  return { response, html, document, lang };
}

/** Returns the title that a page shows: the text of its first-level heading. */
export async function readHeading(request: APIRequestContext, path: string): Promise<string> {
  const { document } = await readPage(request, path);
  return document.querySelector('h1')?.textContent.trim() ?? '';
}
