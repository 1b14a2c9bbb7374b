import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';
import { monthAfter, visitDays } from '../support/visit-days.ts';

test('a day leads to the checkout in the chosen language, also in another month', async ({
  page,
}) => {
  const experience = await bookableExperience();
  await page.goto(documentPath(experience, 'de'));
  const calendar = visitDays(page);
  const next = calendar.getByRole('table', { name: monthAfter(1, 'de').name });
  const language = calendar.getByRole('combobox', { name: 'Sprache der Führung' });
  await language.selectOption('Beliebig');
  const all = await next.getByRole('button').count();
  await language.selectOption('Deutsch');
  const german = await next.getByRole('button').count();
  expect(german).toBeGreaterThan(0);
  expect(german).toBeLessThan(all);

  await calendar.getByRole('button', { name: 'Nächster Monat' }).click();
  await expect(page).toHaveURL(/\/de\/visit-days\?/);
  const later = monthAfter(2, 'de');
  await expect(language).toHaveValue('de');
  const day = calendar.getByRole('table', { name: later.name }).getByRole('button').first();
  const date = await day.getAttribute('value');
  await day.click();
  await expect(page).toHaveURL(/\/checkout-demo\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('experience')).toBe(experience._id);
  expect(searchParams.get('language')).toBe('de');
  expect(searchParams.get('date')).toBe(date);
  expect(date).toContain(later.month);
});

test('the months end after half a year', async ({ page }) => {
  const { _id } = await bookableExperience();
  await page.goto(`/en/visit-days?experience=${_id}&month=2999-01`);
  const calendar = visitDays(page);
  await expect(calendar.getByRole('table', { name: monthAfter(5, 'en').name })).toBeVisible();
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeHidden();
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeVisible();
});

test.describe('an experience that does not exist', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  for (const query of ['experience=gone', 'experience=gone&experience=gone']) {
    test(`has no days, which its page says: ${query}`, async ({ page }) => {
      const response = await page.goto(`/en/visit-days?${query}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText('/en/visit-days');
    });
  }
});
