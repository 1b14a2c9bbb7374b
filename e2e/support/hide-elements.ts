import type { Page } from '@playwright/test';

/** Hides elements on every page opened from now on, as a content blocker does. */
export async function hideElements(page: Page, selector: string): Promise<void> {
  await page.addInitScript((hidden) => {
    // The content policy would block a style element, but does not apply to content blockers.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden} { display: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, selector);
}
