import type { Page } from '@playwright/test';

/** Hides elements on every page that is opened from now on, as a content blocker's list does. */
export async function hideElements(page: Page, selector: string): Promise<void> {
  await page.addInitScript((hidden) => {
    // A style element would be refused by the content policy, which blockers are not subject to.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden} { display: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, selector);
}
