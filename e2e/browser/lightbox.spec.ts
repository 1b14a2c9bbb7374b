import type { Page } from '@playwright/test';
import { pathFor } from '../../lib/routing/path-for.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { type GalleryPage, pageOfCards, pageOfPictures } from '../support/gallery-pages.ts';
import { inLanguage } from '../support/localized.ts';
import { messages } from '../support/messages.ts';
import { testedLocales } from '../support/tested-locales.ts';

let gallery: GalleryPage;
/** The path of the gallery's page in English. */
let path: string;

test.beforeAll(async () => {
  gallery = await pageOfPictures();
  path = pathFor(gallery.route, 'en');
});

const links = (page: Page) => page.locator('a[data-pswp-width]');
const lightbox = (page: Page) => page.getByRole('dialog', { name: gallery.title.en });
const position = (number: number) => `${number} / ${gallery.pictures.length}`;
const counter = (page: Page) => lightbox(page).getByRole('status');
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });

/** Returns what the lightbox shows below the first picture, in English. */
function firstPicture() {
  const [picture] = gallery.pictures;
  const credit = picture?.credit ?? '';
  return {
    caption: picture?.caption?.en ?? '',
    // Pictures without an author have a word instead, which is translated.
    credit: credit === 'illustration' ? messages.en.lightbox.illustration : credit,
  };
}

async function open(page: Page) {
  await page.goto(path);
  await openFirst(page);
}

async function openFirst(page: Page) {
  await links(page).first().click();
  await expect(counter(page)).toHaveText(position(1));
  // It handles keys only once it is open.
  await expect(lightbox(page)).toBeFocused();
}

test('shows the pictures of a gallery with buttons and keys', async ({ page }) => {
  await open(page);
  await expect(lightbox(page)).toHaveAttribute('aria-modal', 'true');
  const { caption, credit } = firstPicture();
  await expect(lightbox(page)).toContainText(caption);
  await expect(lightbox(page)).toContainText(credit);
  await button(page, 'Next picture').click();
  await expect(counter(page)).toHaveText(position(2));
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(position(3));
  await page.keyboard.press('ArrowLeft');
  await button(page, 'Previous picture').click();
  await expect(counter(page)).toHaveText(position(1));
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText(position(gallery.pictures.length));
});

test('zooms in and out', async ({ page }) => {
  await open(page);
  const picture = lightbox(page).getByRole('img', { includeHidden: false }).first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const fit = await width();
  await button(page, 'Zoom').click();
  await expect.poll(width).toBeGreaterThan(fit * 1.2);
  await button(page, 'Zoom').click();
  await expect.poll(width).toBeCloseTo(fit, 0);
});

test('restores the focus and the address when it is closed', async ({ page }) => {
  await open(page);
  const scrolled = await page.evaluate(() => scrollY);
  await expect(page).toHaveURL(`${path}#${await links(page).first().getAttribute('id')}`);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(links(page).first()).toBeFocused();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('is closed by going back and reopened by going forward', async ({ page }) => {
  await page.goto('/en');
  await page.goto(path);
  await links(page).first().click();
  // At once, while it is still opening.
  await expect(lightbox(page)).toBeAttached();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goForward();
  await expect(lightbox(page)).toBeFocused();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('opens at the picture in the address', async ({ page }) => {
  await page.goto(path);
  const last = gallery.pictures.length;
  // It is behind "show all", and not the last one.
  const link = links(page).nth(last - 2);
  const id = await link.getAttribute('id');
  await page.goto('/en');
  await page.goto(`${path}#${id}`);
  await expect(counter(page)).toHaveText(position(last - 1));
  await expect(lightbox(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(position(last));
  await button(page, 'Close').click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('opens after a soft navigation to one of its pictures', async ({ page }) => {
  await page.goto(path);
  const id = await links(page).nth(1).getAttribute('id');
  await page.goto('/en/faq');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'A picture';
    document.querySelector('main')?.prepend(link);
  }, `${path}#${id}`);
  await page.getByRole('link', { name: 'A picture' }).click();
  await expect(counter(page)).toHaveText(position(2));
});

test('shows text between the pictures', async ({ page }) => {
  const { route, title, pictures, cards } = await pageOfCards();
  await page.goto(pathFor(route, 'en'));
  await links(page).first().click();
  const dialog = page.getByRole('dialog', { name: title.en });
  await expect(dialog).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const count = pictures.length + cards.length;
  await expect(dialog.getByRole('status')).toHaveText(`${count} / ${count}`);
  await expect(dialog.getByText(cards.at(-1)?.title.en ?? '')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

const spoken = [
  {
    locale: 'cs',
    names: ['Zavřít', 'Přiblížit nebo oddálit', 'Předchozí obrázek', 'Další obrázek'],
  },
  {
    locale: 'de',
    names: ['Schließen', 'Vergrößern oder verkleinern', 'Vorheriges Bild', 'Nächstes Bild'],
  },
  {
    locale: 'it',
    names: ['Chiudi', 'Ingrandisci o riduci', 'Immagine precedente', 'Immagine successiva'],
  },
] as const;

for (const { locale, names } of spoken.filter((each) => testedLocales.includes(each.locale))) {
  test(`is in the language of the page: ${locale}`, async ({ page }) => {
    await page.goto(pathFor(gallery.route, locale));
    await links(page).first().click();
    const dialog = page.getByRole('dialog', { name: inLanguage(gallery.title, locale) });
    for (const name of names) await expect(dialog.getByRole('button', { name })).toBeVisible();
  });
}

test('is accessible, also on a phone', async ({ page }) => {
  await open(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const name of ['Close', 'Previous picture', 'Next picture']) {
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  }
  await expect(lightbox(page).getByText(firstPicture().caption)).toBeInViewport({ ratio: 1 });
});

test('does not animate with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await button(page, 'Next picture').click();
  const moving = await lightbox(page).evaluate((all) => all.getAnimations({ subtree: true }));
  expect(moving).toEqual([]);
});

test.describe('when something cannot be loaded', () => {
  test.use({ expectedComplaints: [/404|ERR_FAILED/] });

  test('links to the picture if the script cannot be loaded', async ({ page }) => {
    await page.goto(path);
    // All other lazily loaded scripts are here; a missing one would reload the page.
    await links(page).first().hover();
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await links(page).first().click();
    await expect(page).toHaveURL(/\/media\/images\/.*w=1920/);
  });

  test('shows a message if the picture cannot be loaded', async ({ page }) => {
    await page.goto(path);
    await page.route('**/media/images/**', (route) => route.fulfill({ status: 404 }));
    await openFirst(page);
    await expect(lightbox(page).getByText('The image cannot be loaded').first()).toBeVisible();
  });
});

test('shows a spinner after two seconds for a slow picture', async ({ page }) => {
  await page.goto(path);
  await page.route('**/media/images/**', () => undefined);
  const asked = Date.now();
  await openFirst(page);
  const spinner = page.locator('.pswp__preloader');
  await expect(spinner).not.toHaveClass(/active/);
  await expect(spinner).toHaveClass(/active/);
  expect(Date.now() - asked).toBeGreaterThan(2000);
});
