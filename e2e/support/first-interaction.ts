import type { Page } from '@playwright/test';

/** Triggers the first interaction, and waits for the scripts that it loads. */
export async function triggerFirstInteraction(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.waitForLoadState('networkidle');
}
