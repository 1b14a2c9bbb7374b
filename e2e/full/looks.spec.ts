import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { gateOf } from '../support/gate.ts';

/** The first screen of a page, and the width of the screen. */
const looks = [
  { name: 'beer-hall', path: '/cs/pivnice', width: 390 },
  { name: 'questions', path: '/it/domande-frequenti', width: 768 },
  { name: 'terms', path: '/en/terms-and-conditions', width: 1440 },
] as const;

// Fonts and edges are rendered slightly differently by different browsers.
const tolerance = { maxDiffPixelRatio: 0.02 };

for (const { name, path, width } of looks) {
  test(`${name} matches its reference screenshot at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectPicturesPainted(page);
    // Announcements and the opening status change from day to day, and with them the height of the
    // header.
    await page.getByRole('banner').evaluate((banner) => banner.remove());
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, tolerance);
  });
}

test.describe('a new visitor', () => {
  test.use({ visitor: 'new', viewport: { width: 390, height: 844 } });

  test('sees the gate as in the reference screenshot', async ({ page }) => {
    await page.goto('/cs/caste-dotazy');
    await expect(gateOf(page)).toBeFocused();
    await expect(gateOf(page)).toHaveScreenshot('gate-390.png', tolerance);
  });
});

/** Waits until every picture in the first screen is loaded. */
async function expectPicturesPainted(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.locator('img').evaluateAll((pictures) =>
        pictures.every(
          (one) =>
            !(one instanceof HTMLImageElement) ||
            one.complete ||
            // Folded away.
            !one.checkVisibility() ||
            one.getBoundingClientRect().top > innerHeight,
        ),
      ),
    )
    .toBe(true);
}
