import type { Locator, Page } from '@playwright/test';
import { chipMarks } from '../../lib/tickets/referral/show-discount.ts';

/** Returns the note that the visitor's discount is applied. */
export function discountChip(page: Page): Locator {
  return page.locator(`[${chipMarks.chip}]`);
}
