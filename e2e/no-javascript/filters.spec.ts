import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';

/** Returns the month that begins this many months from now, `YYYY-MM`. */
function monthsAhead(number: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + number))
    .toISOString()
    .slice(0, 7);
}

test('experience filters can be set, removed, and undone with Back', async ({ page }) => {
  await page.goto('/en/experiences');
  const form = page.getByRole('form', { name: 'Filter experiences' });
  await form.getByLabel('Tour language').selectOption('German');
  await form.getByLabel('Duration').selectOption({ label: 'Up to 30\u00a0min' });
  await form.getByRole('button', { name: 'Show experiences' }).click();

  await expect(page).toHaveURL(/\/en\/experiences\?language=de&duration=30#list$/);
  await expect(page.getByText('1 of 8 experiences')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 3, name: 'The Ice Cellar' })).toBeVisible();
  await expect(form.getByLabel('Tour language')).toHaveValue('de');

  await page.getByRole('link', { name: /^Remove filter: Up to 30/ }).click();
  await expect(page).toHaveURL(/\/en\/experiences\?language=de#list$/);
  await expect(page.getByText('8 of 8 experiences')).toBeInViewport();

  await page.goBack();
  await expect(page.getByText('1 of 8 experiences')).toBeVisible();
  await expect(form.getByLabel('Duration')).toHaveValue('30');

  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/en\/experiences#list$/);
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
});

test('events can be filtered in German, an empty result links to all', async ({ page }) => {
  await page.goto('/de/veranstaltungen');
  const form = page.getByRole('form', { name: 'Veranstaltungen filtern' });
  await form.getByLabel('Art').selectOption('Musik');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/de\/veranstaltungen\?kind=music#list$/);
  await expect(page.getByText(/^\d+ von \d+ Veranstaltungen$/)).toBeInViewport();

  await page.goto(`/de/veranstaltungen?month=${monthsAhead(23)}`);
  await expect(page.getByText('So etwas steht gerade nicht im Kalender.')).toBeVisible();
  await expectToFit(page);
  await page.getByRole('link', { name: 'Alle Veranstaltungen' }).click();
  await expect(page).toHaveURL(/\/de\/veranstaltungen#list$/);
});

test('the codes of a visit are kept in the address of a filtered list', async ({ page }) => {
  await page.goto('/en/experiences?duration=30&ref=hotel&dsc=VAULT10');
  const form = page.getByRole('form', { name: 'Filter experiences' });
  await form.getByLabel('Tour language').selectOption('German');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\?language=de&duration=30&ref=hotel&dsc=VAULT10#list$/);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/en\/experiences\?ref=hotel&dsc=VAULT10#list$/);
});
