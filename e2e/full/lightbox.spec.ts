import { pathFor } from '../../lib/routing/path-for.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/lightbox-test.ts';
import { addLink } from '../support/add-link.ts';
import { pageOfCards } from '../support/gallery-pages.ts';
import { inLanguage } from '../support/localized.ts';

test('zooms in and out', async ({ lightbox }) => {
  await lightbox.open();
  const picture = lightbox.dialog.getByRole('img', { includeHidden: false }).first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const fit = await width();
  await lightbox.button('Zoom').click();
  await expect.poll(width).toBeGreaterThan(fit * 1.2);
  await lightbox.button('Zoom').click();
  await expect.poll(width).toBeCloseTo(fit, 0);
});

test('opens after a soft navigation to one of its pictures', async ({ page, lightbox }) => {
  await page.goto(lightbox.path);
  const id = await lightbox.links.nth(1).getAttribute('id');
  await page.goto('/en/faq');
  await addLink(page, `${lightbox.path}#${id}`, 'A picture');
  await page.getByRole('link', { name: 'A picture' }).click();
  await lightbox.expectAt(2);
});

test('shows text between the pictures', async ({ page, lightbox }) => {
  const { route, title, pictures, cards } = await pageOfCards();
  await page.goto(pathFor(route, 'en'));
  await lightbox.links.first().click();
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

for (const { locale, names } of spoken) {
  test(`is in the language of the page: ${locale}`, async ({ page, lightbox }) => {
    await page.goto(pathFor(lightbox.gallery.route, locale));
    await lightbox.links.first().click();
    const dialog = page.getByRole('dialog', { name: inLanguage(lightbox.gallery.title, locale) });
    for (const name of names) await expect(dialog.getByRole('button', { name })).toBeVisible();
  });
}

test('does not animate with reduced motion', async ({ page, lightbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lightbox.open();
  await lightbox.button('Next picture').click();
  const moving = await lightbox.dialog.evaluate((all) => all.getAnimations({ subtree: true }));
  expect(moving).toEqual([]);
});

test.describe('when the picture cannot be loaded', () => {
  test.use({ expectedComplaints: [/404/] });

  test('shows a message', async ({ page, lightbox }) => {
    await page.goto(lightbox.path);
    await page.route('**/media/images/**', (route) => route.fulfill({ status: 404 }));
    await lightbox.openFirst();
    await expect(lightbox.dialog.getByText('The image cannot be loaded').first()).toBeVisible();
  });
});

test('shows a spinner after two seconds for a slow picture', async ({ page, lightbox }) => {
  await page.clock.install();
  await page.goto(lightbox.path);
  await page.route('**/media/images/**', () => undefined);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  await lightbox.links.first().click();
  await lightbox.expectAt(1);
  const spinner = page.locator('.pswp__preloader');
  await page.clock.runFor(1900);
  await expect(spinner).not.toHaveClass(/active/);
  await page.clock.runFor(200);
  await expect(spinner).toHaveClass(/active/);
});
