import type { Page } from '@playwright/test';

/** A page that has had no long task for this time, in ms, has finished loading. */
const IDLE_MS = 1000;

/**
 * Waits until a page has finished what it does by itself after it was opened. Chromium only: other
 * browsers report no long tasks.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    (idle) =>
      new Promise<void>((resolve) => {
        let timer = 0;
        const restart = () => {
          clearTimeout(timer);
          timer = window.setTimeout(resolve, idle);
        };
        new PerformanceObserver(restart).observe({ type: 'longtask' });
        restart();
      }),
    IDLE_MS,
  );
}
