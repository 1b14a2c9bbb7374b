import { basename } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilQuiet } from '../fixtures/weigh-page.ts';
import { splitChunks } from '../support/preview-chunks.ts';
import { firstPathAt } from '../support/sitemaps.ts';
import { hasStega } from '../support/stega.ts';

/** Strings that only the scripts and styles of visual editing contain. */
const ofPreviews =
  /sanity-visual-editing|sanity\/channels|presentation\/|styled-components|@sanity/;

/** A condition by which a public script would find out that the page is a preview. */
const asksForPreviews = /dataset\.preview|data-preview|Preview(?:Launcher|Tools)/;

test('no script but those of previews names one of them, or asks for a preview', async () => {
  const { ofPreviews: ofPreviewsAlone, others } = await splitChunks();
  expect([...ofPreviewsAlone.values()].some((text) => ofPreviews.test(text))).toBe(true);
  expect([...ofPreviewsAlone.values()].some((text) => asksForPreviews.test(text))).toBe(true);
  expect(others.size).toBeGreaterThan(0);
  for (const text of others.values()) {
    expect(text).not.toMatch(asksForPreviews);
    expect([...ofPreviewsAlone.keys()].filter((name) => text.includes(name))).toEqual([]);
  }
});

const pages = [
  {
    name: 'an event',
    find: (request: APIRequestContext) => firstPathAt(request, pathFor('event', 'de', '')),
  },
  ...(process.env.E2E_FULL ? [{ name: 'the home page', find: () => pathFor('home', 'en') }] : []),
];

for (const { name, find } of pages) {
  test(`nothing of previews is sent to visitors of ${name}`, async ({ page, request }) => {
    const { ofPreviews: ofPreviewsAlone } = await splitChunks();
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(basename(new URL(sent.url()).pathname)));
    const loaded: Promise<string>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (['script', 'stylesheet', 'fetch'].includes(type)) loaded.push(response.text());
    });
    const response = await page.goto(await find(request));
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self';/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    const html = (await response?.text()) ?? '';
    expect(hasStega(html)).toBe(false);
    expect(html).not.toMatch(/data-(?:sanity|preview)/);

    // A first interaction, upon which everything is loaded that visitors need.
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => 'acting' in document.documentElement.dataset);
    await untilQuiet(page);
    expect(loaded.length).toBeGreaterThan(0);
    expect(requested.filter((name) => ofPreviewsAlone.has(name))).toEqual([]);
    for (const body of [html, ...(await Promise.all(loaded))]) {
      expect(body).not.toMatch(ofPreviews);
      expect([...ofPreviewsAlone.keys()].filter((name) => body.includes(name))).toEqual([]);
    }
    expect(await page.evaluate(() => document.querySelector('sanity-visual-editing'))).toBeNull();
  });
}
