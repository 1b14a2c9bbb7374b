import type { Page } from '@playwright/test';

/** Triggers the first interaction, and waits until the scripts that it loads handle events. */
export async function triggerFirstInteraction(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await untilHandled(page);
}

/**
 * Waits until the scripts that the first interaction loads handle events. (`networkidle` does not: it has
 * been reached before, and is not withdrawn.)
 */
export async function untilHandled(page: Page): Promise<void> {
  // What `repeatEarlyPress` sets.
  await page.waitForFunction(() => Reflect.get(window, 'earlyPress') === null);
}
