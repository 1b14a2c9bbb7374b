import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { gateOf } from '../support/gate.ts';

/** The first screen of a page, and how wide the screen is. */
const looks = [
  { name: 'beer-hall', path: '/cs/pivnice', width: 390 },
  { name: 'questions', path: '/it/domande-frequenti', width: 768 },
  { name: 'terms', path: '/en/terms-and-conditions', width: 1440 },
] as const;

// Fonts and edges are drawn a little differently from one browser to the next.
const tolerance = { maxDiffPixelRatio: 0.02 };

for (const { name, path, width } of looks) {
  test(`${name} looks as agreed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectPicturesPainted(page);
    // What is announced, and whether the house is open, changes from one day to the next, and with
    // it how much room that takes.
    await page.getByRole('banner').evaluate((banner) => banner.remove());
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, tolerance);
  });
}

test.describe('somebody new', () => {
  test.use({ visitor: 'new', viewport: { width: 390, height: 844 } });

  test('meets the gate as agreed', async ({ page }) => {
    await page.goto('/cs/caste-dotazy');
    await expect(gateOf(page)).toBeFocused();
    await expect(gateOf(page)).toHaveScreenshot('gate-390.png', tolerance);
  });
});

/** Waits until every picture has come that is to be seen. */
async function expectPicturesPainted(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('img')
        .evaluateAll((pictures) =>
          pictures.every(
            (one) =>
              !(one instanceof HTMLImageElement) ||
              one.complete ||
              one.getBoundingClientRect().top > innerHeight,
          ),
        ),
    )
    .toBe(true);
}
