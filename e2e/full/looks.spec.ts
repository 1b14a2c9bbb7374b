import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { gateOf } from '../support/gate.ts';

/** A reference picture: where it is, how wide the screen, and what of it does not change by itself. */
interface Look {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly part: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main').locator('section').first();

const looks: readonly Look[] = [
  { name: 'museum', path: '/de/biermuseum-prag', width: 1440, part: main },
  { name: 'campaign', path: '/en/coolest-experience', width: 1440, part: main },
  { name: 'beer-hall', path: '/cs/beer-hall', width: 390, part: main },
  { name: 'questions', path: '/it/faq', width: 768, part: main },
  { name: 'footer', path: '/cs/o-nas', width: 1440, part: (page) => page.getByRole('contentinfo') },
  {
    name: 'footer-phone',
    path: '/de/faq',
    width: 390,
    part: (page) => page.getByRole('contentinfo'),
  },
];

// Fonts and edges are drawn a little differently from one browser to the next.
const tolerance = { maxDiffPixelRatio: 0.02 };

for (const { name, path, width, part } of looks) {
  test(`${name} looks as agreed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const shown = part(page);
    await shown.scrollIntoViewIfNeeded();
    await expectPicturesDrawn(shown);
    await expect(shown).toHaveScreenshot(`${name}-${width}.png`, tolerance);
  });
}

test.describe('somebody new', () => {
  test.use({ visitor: 'new', viewport: { width: 390, height: 844 } });

  test('meets the gate as agreed', async ({ page }) => {
    await page.goto('/cs/faq');
    await expect(gateOf(page)).toBeFocused();
    await expect(gateOf(page)).toHaveScreenshot('gate-390.png', tolerance);
  });
});

/** Waits until every picture has come that is to be seen. */
async function expectPicturesDrawn(shown: Locator): Promise<void> {
  await expect
    .poll(() =>
      shown
        .locator('img')
        .evaluateAll((pictures) =>
          pictures.every((one) => one instanceof HTMLImageElement && one.complete),
        ),
    )
    .toBe(true);
}
