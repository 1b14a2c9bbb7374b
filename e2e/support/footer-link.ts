import type { Locator, Page } from '@playwright/test';

/** Returns the footer's link to a page; once it is pressed, its address may have codes. */
export function footerLink(page: Page, path: string): Locator {
  return page.getByRole('contentinfo').locator(`a[href$="${path}"], a[href*="${path}?"]`).first();
}
