import type { Page } from '@playwright/test';

/** Sets a variable that exists until a new document is loaded. */
export async function remember(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { remembered: true }));
}

/** Whether the document is still the one in which `remember` was called. */
export function isRemembered(page: Page): Promise<boolean> {
  return page.evaluate(() => 'remembered' in window);
}
