import { expect, test } from '@playwright/test';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';
import { siteProcessorTime } from '../support/processor-time.ts';

// What a start costs until the first page, on the smallest machine most of the time that it takes.

/** A start with compiled modules takes this share of the processor time of the first one at most. */
const MAX_RATIO = 0.9;

let site: OwnSite;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.afterEach(() => site.end());

/** Requests a page; returns the processor time of the site since its start, in ms. */
async function untilFirstPage(): Promise<number> {
  const response = await fetch(`${site.siteUrl}/en`);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return siteProcessorTime(site.siteUrl);
}

test('a start after an orderly end does not compile everything again', async () => {
  site = await startOwnSite('start');
  const first = await untilFirstPage();
  await site.deploy();
  const second = await untilFirstPage();
  const description = `${Math.round(first)} ms, then ${Math.round(second)} ms`;
  test.info().annotations.push({ type: 'processor time', description });
  expect(second).toBeLessThanOrEqual(MAX_RATIO * first);
});
