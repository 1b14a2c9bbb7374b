import type { Locator } from '@playwright/test';
import { pathFor } from '../../lib/routing/path-for.ts';
import { pragueInstant } from '../../lib/time/prague.ts';
import { phone } from '../fixtures/phone.ts';
import { expect, test } from '../fixtures/test.ts';
import { passLocationWarning } from '../support/checkout-steps.ts';
import { bookableExperience } from '../support/example-documents.ts';
import { footerLink } from '../support/footer-link.ts';
import { partyTypes } from '../support/party.ts';
import { startButtons, startsOfFullestDay, visitDays } from '../support/visit-days.ts';

// What visitors come for, and how many taps it takes on a phone from the home page.

const { viewport } = phone;
test.use({ viewport });

test.beforeEach(async ({ page }) => {
  await page.goto('/en');
});

test('whether the museum is open is on the first screen', async ({ page }) => {
  const says = /\b(open|closed|opens)\b/i;
  const paragraphs = page.getByRole('banner').getByRole('paragraph');
  // Of a paragraph: while the museum is closed, the part that says so is hidden on phones.
  const status = paragraphs.filter({ hasText: says, visible: true }).first();
  await expect(status).toBeInViewport();
  await expect(status).toHaveText(says, { useInnerText: true });
});

test('the price for two adults and a child takes two taps, that of another party three more', async ({
  page,
}) => {
  const { child } = await partyTypes();
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Prices', exact: true }).click();
  await expect(page).toHaveURL(`${pathFor('ticketing-office', 'en')}#prices`);
  const main = page.getByRole('main');
  const price = main.getByText(/two adults and a child pay from/i);
  await expect.poll(() => screensAway(price)).toBeLessThanOrEqual(1);
  const form = main.locator('form[action$="/party-price"]');
  // Two taps for a visitor: one opens the list, one chooses from it.
  await form.locator(`[name="${child._id}"]`).selectOption('2');
  await form.getByRole('button').click();
  await expect(main.getByText('Total')).toBeVisible();
});

test('a ticket for one of the next tours takes five taps to the payment', async ({ page }) => {
  const experience = await bookableExperience();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: experience.title.en }).first().click();
  const calendar = visitDays(page);
  await expect(calendar).toBeVisible();
  // A day on which tours are still to come, as the page says after the provider has been asked.
  const [start = ''] = await startsOfFullestDay(calendar);
  await page.clock.setFixedTime(pragueInstant(start.slice(0, 10), start.slice(11)));
  await page.reload();
  await calendar.hover();
  await expect(calendar.locator('[data-by-places]')).toBeVisible();
  await startButtons(calendar)
    .filter({ visible: true })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await passLocationWarning(page);
  await main
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Step 4 of 4' })).toBeVisible();
});

test('the step-free way takes two taps and at most two screens', async ({ page }) => {
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Access', exact: true }).click();
  await expect(page).toHaveURL(`${pathFor('contact', 'en')}#access`);
  const way = page.getByRole('main').getByText(/^Step-free/);
  await expect.poll(() => screensAway(way)).toBeLessThanOrEqual(2);
});

test('a job takes two taps', async ({ page }) => {
  const careers = pathFor('careers', 'en');
  await footerLink(page, careers).click();
  await expect(page).toHaveURL(careers);
  await page.getByRole('main').locator(`a[href^="${careers}/"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${careers}/.`));
  await expect(page.getByRole('main').getByRole('link', { name: 'Apply' }).first()).toBeVisible();
});

/** Returns how many screens of a phone the nearest of some elements is below the top of the screen. */
async function screensAway(elements: Locator): Promise<number> {
  const boxes = await Promise.all((await elements.all()).map((each) => each.boundingBox()));
  const tops = boxes.flatMap((box) => (box && box.y >= 0 ? [box.y] : []));
  return Math.min(...tops) / viewport.height;
}
