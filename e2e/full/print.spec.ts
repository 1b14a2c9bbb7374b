import { formatPrice } from '../../lib/platform/format/price.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';
import { allQuestions } from '../support/site-content.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('prices are printed without buttons', async ({ page }) => {
  const { price } = await bookableExperience();
  await page.goto('/en/ticketing-office');
  const main = page.getByRole('main');
  await expect(main.getByText(formatPrice(price)).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Buy tickets' }).first()).toBeHidden();
});

test('answers are printed although their questions are closed', async ({ page }) => {
  const questions = await allQuestions();
  await page.goto('/en/faq');
  const answers = page.getByRole('main').locator('details > :not(summary)');
  expect(await answers.count()).toBe(questions.length);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test.describe('before the gate', () => {
  test.use({ visitor: 'new' });

  test('the page is printed after the gate was visible on screen, too', async ({ page }) => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/en/program');
    await expect(page.locator('#gate')).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#gate')).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });
});
