import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/lightbox-test.ts';
import { untilQuiet } from '../fixtures/weigh-page.ts';
import { untilHandled } from '../support/first-interaction.ts';
import type { GalleryPage } from '../support/gallery-pages.ts';
import { messages } from '../support/messages.ts';

/** Returns what the lightbox shows below the first picture, in English. */
function firstPicture({ pictures }: GalleryPage) {
  const [picture] = pictures;
  const credit = picture?.credit ?? '';
  return {
    caption: picture?.caption?.en ?? '',
    // Pictures without an author have a word instead, which is translated.
    credit: credit === 'illustration' ? messages.en.lightbox.illustration : credit,
  };
}

test('shows the pictures of a gallery with buttons and keys', async ({ page, lightbox }) => {
  await lightbox.open();
  await expect(lightbox.dialog).toHaveAttribute('aria-modal', 'true');
  const { caption, credit } = firstPicture(lightbox.gallery);
  await expect(lightbox.dialog).toContainText(caption);
  await expect(lightbox.dialog).toContainText(credit);
  await lightbox.button('Next picture').click();
  await lightbox.expectAt(2);
  await page.keyboard.press('ArrowRight');
  await lightbox.expectAt(3);
  await page.keyboard.press('ArrowLeft');
  await lightbox.button('Previous picture').click();
  await lightbox.expectAt(1);
  await page.keyboard.press('ArrowLeft');
  await lightbox.expectAt(lightbox.gallery.pictures.length);
});

test('restores the focus and the address when it is closed', { tag: '@slow' }, async ({
  page,
  lightbox,
}) => {
  await lightbox.open();
  const scrolled = await page.evaluate(() => scrollY);
  await expect(page).toHaveURL(
    `${lightbox.path}#${await lightbox.links.first().getAttribute('id')}`,
  );
  await page.keyboard.press('Escape');
  await expect(lightbox.dialog).toHaveCount(0);
  await expect(lightbox.links.first()).toBeFocused();
  await expect(page).toHaveURL(lightbox.path);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('is closed by going back and reopened by going forward', { tag: '@slow' }, async ({
  page,
  lightbox,
}) => {
  await page.goto('/en');
  await page.goto(lightbox.path);
  await lightbox.links.first().click();
  // At once, while it is still opening.
  await expect(lightbox.dialog).toBeAttached();
  await page.goBack();
  await expect(lightbox.dialog).toHaveCount(0);
  await expect(page).toHaveURL(lightbox.path);
  await page.goForward();
  await expect(lightbox.dialog).toBeFocused();
  await page.goBack();
  await expect(lightbox.dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('opens at the picture in the address', { tag: '@slow' }, async ({ page, lightbox }) => {
  await page.goto(lightbox.path);
  const last = lightbox.gallery.pictures.length;
  // It is behind "show all", and not the last one.
  const link = lightbox.links.nth(last - 2);
  const id = await link.getAttribute('id');
  await page.goto('/en');
  await page.goto(`${lightbox.path}#${id}`);
  await lightbox.expectAt(last - 1);
  await expect(lightbox.dialog).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await lightbox.expectAt(last);
  await lightbox.button('Close').click();
  await expect(lightbox.dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(lightbox.path);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('is accessible, also on a phone', { tag: '@slow' }, async ({ page, lightbox }) => {
  await lightbox.open();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const name of ['Close', 'Previous picture', 'Next picture']) {
    await expect(lightbox.button(name)).toBeInViewport({ ratio: 1 });
  }
  await expect(lightbox.dialog.getByText(firstPicture(lightbox.gallery).caption)).toBeInViewport({
    ratio: 1,
  });
});

test.describe('when something cannot be loaded', () => {
  test.use({ expectedComplaints: [/404|ERR_FAILED/] });

  test('links to the picture if the script cannot be loaded', { tag: '@slow' }, async ({
    page,
    lightbox,
  }) => {
    await page.goto(lightbox.path);
    // All other lazily loaded scripts are here; a missing one would reload the page.
    await lightbox.links.first().hover();
    await untilHandled(page);
    await untilQuiet(page);
    await page.route('**/*.js', (route) => route.abort());
    await lightbox.links.first().click();
    await expect(page).toHaveURL(/\/media\/images\/.*w=1920/);
  });
});
