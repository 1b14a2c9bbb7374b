import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift.ts';
import { phone } from '../fixtures/phone.ts';
import { expect, test } from '../fixtures/test.ts';
import { median } from '../support/percentile.ts';

// What a background video costs a page that is in use (docs/decisions/034); Lighthouse uses none, so it
// never sees one.

const paths = ['/en', '/en/vycep-u-zvonu'] as const;
const devices = {
  computer: { contextOptions: { reducedMotion: 'no-preference' } },
  phone,
} as const;

/** The longest that a task of the page may take, in ms. */
const MAX_MS = 200;
/** How much of the video is played, in seconds. */
const PLAYED = 1;
/** Whatever else the machine does delays a task: the visit that counts is the one in the middle. */
const VISITS = 3;

interface Costs {
  /** The elements of the largest contentful paints, in order. */
  readonly paints: string[];
  /** The tasks over 50 ms since the video began to load, in ms. */
  readonly tasks: number[];
}

declare global {
  interface Window {
    readonly costs?: Costs;
  }
}

for (const [device, options] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    for (const path of paths) {
      test(`the picture of ${path} begins to move without a jolt`, async ({ page }) => {
        // The browser draws the video in software.
        test.slow();
        await watchLayoutShift(page);
        await page.addInitScript(recordCosts);
        const worst: number[] = [];
        for (let visit = 0; visit < VISITS; visit += 1) worst.push(await longestTask(page, path));
        expect(median(worst)).toBeLessThanOrEqual(MAX_MS);
      });
    }
  });
}

/** Visits a page until its picture moves; returns how long the longest task took, in ms. */
async function longestTask(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const still = await layoutShift(page);
  await page.mouse.move(200, 300);
  await expect.poll(() => playedTime(page), { timeout: 30_000 }).toBeGreaterThan(PLAYED);
  expect(await layoutShift(page)).toEqual(still);
  const { paints, tasks } = await costsOf(page);
  expect(paints.at(-1)).toBe('picture');
  expect(paints).not.toContain('video');
  return Math.max(0, ...tasks);
}

async function playedTime(page: Page): Promise<number> {
  const video = page.locator('video');
  if ((await video.count()) === 0) return 0;
  return await video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
}

async function costsOf(page: Page): Promise<Costs> {
  const costs = await page.evaluate(() => window.costs);
  if (!costs) throw new Error('Nothing was recorded.');
  return costs;
}

function recordCosts(): void {
  const costs: Costs = { paints: [], tasks: [] };
  Object.assign(window, { costs });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as LargestContentfulPaint[]) {
      const isPicture = element instanceof HTMLImageElement && element.closest('[data-video]');
      costs.paints.push(isPicture ? 'picture' : (element?.localName ?? 'nothing'));
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // Media events do not bubble.
  const watchTasks = () => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) costs.tasks.push(duration);
    }).observe({ type: 'longtask' });
  };
  document.addEventListener('loadstart', watchTasks, { capture: true, once: true });
}
