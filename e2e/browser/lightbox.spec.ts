import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const museum = '/en/beer-museum-prague';

const links = (page: Page) => page.locator('a[data-pswp-width]');
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Around the house' });
const counter = (page: Page) => lightbox(page).getByRole('status');
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });

async function open(page: Page) {
  await page.goto(museum);
  await openFirst(page);
}

async function openFirst(page: Page) {
  await links(page).first().click();
  await expect(counter(page)).toHaveText('1 / 9');
  // It handles keys only once it is open.
  await expect(lightbox(page)).toBeFocused();
}

test('shows the pictures of a gallery with buttons and keys', async ({ page }) => {
  await open(page);
  await expect(lightbox(page)).toHaveAttribute('aria-modal', 'true');
  await expect(lightbox(page)).toContainText('The bell has no rope.');
  await expect(lightbox(page)).toContainText('Illustration');
  await button(page, 'Next picture').click();
  await expect(counter(page)).toHaveText('2 / 9');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('3 / 9');
  await page.keyboard.press('ArrowLeft');
  await button(page, 'Previous picture').click();
  await expect(counter(page)).toHaveText('1 / 9');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('9 / 9');
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
  await expect(page).toHaveURL(/#gallery-house-\w{8}$/);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(links(page).first()).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${museum}$`));
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('is closed by going back and reopened by going forward', async ({ page }) => {
  await page.goto('/en');
  await page.goto(museum);
  await links(page).first().click();
  // At once, while it is still opening.
  await expect(lightbox(page)).toBeAttached();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${museum}$`));
  await page.goForward();
  await expect(lightbox(page)).toBeFocused();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('opens at the picture in the address', async ({ page }) => {
  await page.goto(museum);
  const id = await links(page).nth(7).getAttribute('id');
  await page.goto('/en');
  await page.goto(`${museum}#${id}`);
  await expect(counter(page)).toHaveText('8 / 9');
  await expect(lightbox(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('9 / 9');
  await button(page, 'Close').click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(links(page).nth(7)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${museum}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/en$/);
});

test('opens after a soft navigation to one of its pictures', async ({ page }) => {
  await page.goto('/en/about-us');
  const id = await links(page).nth(1).getAttribute('id');
  await page.goto('/en/faq');
  await page.evaluate((hash) => {
    const link = document.createElement('a');
    link.href = `/en/about-us#${hash}`;
    link.textContent = 'A picture';
    document.querySelector('main')?.prepend(link);
  }, id);
  await page.getByRole('link', { name: 'A picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'From grain to glass' });
  await expect(dialog.getByRole('status')).toHaveText('2 / 8');
});

test('shows text between the pictures', async ({ page }) => {
  await page.goto('/en/about-us');
  await links(page).first().click();
  const dialog = page.getByRole('dialog', { name: 'From grain to glass' });
  await expect(dialog).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText('8 / 8');
  await expect(dialog.getByText('What the degrees mean')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

const spoken = [
  {
    path: '/cs/muzeum-piva-praha',
    title: 'Po domě',
    names: ['Zavřít', 'Přiblížit nebo oddálit', 'Předchozí obrázek', 'Další obrázek'],
  },
  {
    path: '/de/biermuseum-prag',
    title: 'Durchs Haus',
    names: ['Schließen', 'Vergrößern oder verkleinern', 'Vorheriges Bild', 'Nächstes Bild'],
  },
  {
    path: '/it/museo-della-birra-praga',
    title: 'In giro per la casa',
    names: ['Chiudi', 'Ingrandisci o riduci', 'Immagine precedente', 'Immagine successiva'],
  },
];

for (const { path, title, names } of spoken) {
  test(`is in the language of ${path}`, async ({ page }) => {
    await page.goto(path);
    await links(page).first().click();
    const dialog = page.getByRole('dialog', { name: title });
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
  await expect(lightbox(page).getByText('The bell has no rope.')).toBeInViewport({ ratio: 1 });
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
    await page.goto(museum);
    // All other lazily loaded scripts are here; a missing one would reload the page.
    await links(page).first().hover();
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await links(page).first().click();
    await expect(page).toHaveURL(/\/media\/images\/.*w=1920/);
  });

  test('shows a message if the picture cannot be loaded', async ({ page }) => {
    await page.goto(museum);
    await page.route('**/media/images/**', (route) => route.fulfill({ status: 404 }));
    await openFirst(page);
    await expect(lightbox(page).getByText('The image cannot be loaded').first()).toBeVisible();
  });
});

test('shows a spinner after two seconds for a slow picture', async ({ page }) => {
  await page.goto(museum);
  await page.route('**/media/images/**', () => undefined);
  const asked = Date.now();
  await openFirst(page);
  const spinner = page.locator('.pswp__preloader');
  await expect(spinner).not.toHaveClass(/active/);
  await expect(spinner).toHaveClass(/active/);
  expect(Date.now() - asked).toBeGreaterThan(2000);
});
