import type { Page } from '@playwright/test';

/** Makes the processor of a page slower by a factor, as on a phone. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}
