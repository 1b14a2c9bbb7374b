import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilQuiet } from '../fixtures/weigh-page.ts';
import { triggerFirstInteraction } from '../support/first-interaction.ts';
import { messages } from '../support/messages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pauseButton = (page: Page) =>
  page.getByRole('button', { name: messages.en.section.pauseVideo });

/** Whether the video is playing. */
async function isMoving(page: Page): Promise<boolean> {
  return await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
}

test('the picture of home moves once the page is in use, and can be paused', {
  tag: '@slow',
}, async ({ page }) => {
  // The browser draws the video in software, which takes most of a busy machine.
  test.slow();
  await page.goto('/en');
  await expect(page.locator('[data-video]')).toHaveCount(1);
  await expect(page.locator('video')).toHaveCount(0);
  await page.mouse.move(300, 300);
  await expect.poll(() => isMoving(page)).toBe(true);
  await expectAccessible(page);
  await pauseButton(page).click();
  await expect.poll(() => isMoving(page)).toBe(false);
  await pauseButton(page).click();
  await expect.poll(() => isMoving(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 4000));
  await expect.poll(() => isMoving(page)).toBe(false);
});

test('nothing but the video, which can be paused, moves for ever', async ({ page }) => {
  await page.goto('/en');
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '')),
  );
  expect(endless).toEqual([]);
});

test('a phone loads the upright cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  const file = page.waitForResponse(/-tall.*\.(?:webm|mp4)$/);
  await page.mouse.wheel(0, 10);
  expect([200, 206]).toContain((await file).status());
});

for (const [reason, device] of [
  ['prefers less motion', 'motion'],
  ['saves data', 'data'],
] as const) {
  test(`the picture stands still for a visitor who ${reason}`, { tag: '@slow' }, async ({
    page,
  }) => {
    if (device === 'motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    await page.goto('/en');
    await triggerFirstInteraction(page);
    await untilQuiet(page);
    await expect(page.locator('video')).toHaveCount(0);
    await expect(pauseButton(page)).toHaveCount(0);
  });
}
