import type { Page } from '@playwright/test';
import { phone } from '../fixtures/phone.ts';
import { expect, test } from '../fixtures/test.ts';
import { pageOfEachKind, pathOf } from '../support/a-page-of-each-kind.ts';
import { median } from '../support/percentile.ts';
import { slowDown } from '../support/slow-processor.ts';

// The largest paint of each kind of page, compared with that of the same HTML without any script in
// the same run: a ratio, which depends little on the machine.

const MAX_RATIO = 1.3;
const SLOWDOWN = 4;
const VISITS = 5;

/** Everything that loads or runs a script; the server keeps those of a page in a template. */
const scripts =
  /<script\b[\s\S]*?<\/script>|<template id="_scripts"[\s\S]*?<\/template>|<link\b[^>]*\bas="script"[^>]*>/g;

test.use(phone);
test.describe.configure({ timeout: 120_000 });

for (const kind of pageOfEachKind) {
  test(`scripts delay the largest paint of the ${kind.kind} page little`, async ({
    page,
    request,
  }) => {
    const path = await pathOf(request, kind);
    const html = await (await request.get(path)).text();
    const bare = html.replace(scripts, '');
    expect(bare).not.toMatch(/\.js"/);
    await slowDown(page, SLOWDOWN);
    const times: Record<'html' | 'bare', number[]> = { html: [], bare: [] };
    // In turn, so that what else the machine does affects both.
    for (let visit = 0; visit < VISITS; visit += 1) {
      times.bare.push(await largestPaint(page, path, bare));
      times.html.push(await largestPaint(page, path, html));
    }
    const ratio = median(times.html) / median(times.bare);
    console.log(`${path}: ${median(times.html)} ms, without scripts ${median(times.bare)} ms`);
    expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
  });
}

/** Shows a page with some HTML in place of its own; returns the time of its largest paint, in ms. */
async function largestPaint(page: Page, path: string, html: string): Promise<number> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: html });
  });
  await page.mainFrame().goto(path, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.unroute(`**${path}`);
  return time;
}
