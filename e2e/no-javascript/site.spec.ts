import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';

test('the language switch consists of links', async ({ page }) => {
  const experience = await bookableExperience();
  await page.goto(documentPath(experience, 'en'));
  await page
    .getByRole('navigation', { name: 'Language' })
    .first()
    .getByRole('link', { name: /Deutsch/ })
    .click();
  await expect(page).toHaveURL(documentPath(experience, 'de'));
});

test('the menu on a phone opens and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en');
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  // What the panel covers cannot be reached, as the top bar and the footer without the buy bar.
  await expect(page.getByRole('list', { name: 'Language' })).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(1);
  const museum = page.getByRole('banner').locator('a[href="/en/beer-museum-prague"]');
  await museum.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/en\/beer-museum-prague$/);
});

test('questions can be opened', async ({ page }) => {
  await page.goto('/en/faq');
  const question = page.getByRole('main').locator('summary').first();
  await question.click();
  await expect(page.getByRole('main').locator('details[open]').first()).toBeVisible();
});

test('all content is visible without JavaScript', async ({ page }) => {
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeVisible();
  }
});

test.describe('a missing page', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('is rendered with a link to the home page', async ({ page }) => {
    await page.goto('/cs/nic-tu-neni');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/cs"]').first()).toBeVisible();
  });
});
