import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';

test('a buy button leads to the demo checkout, which links to the ticketing office', async ({
  page,
}) => {
  const experience = await bookableExperience();
  await page.goto(documentPath(experience, 'cs'));
  await page.getByRole('main').getByRole('link', { name: 'Koupit vstupenky' }).first().click();
  const order = new RegExp(`/checkout-demo\\?locale=cs&experience=${experience._id}(?:&|$)`);
  await expect(page).toHaveURL(order);
  await page.getByRole('link', { name: 'K pokladně' }).click();
  await expect(page).toHaveURL(/\/cs\/pokladna#desk$/);
});

test('a booking can be found by its number', async ({ page }) => {
  await page.goto('/de/buchung-verwalten');
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill('BMP-7K3F-9QXA');
  await page.getByRole('button', { name: 'Buchung finden' }).click();
  await expect(page).toHaveURL(/\/checkout-demo\?locale=de&booking=BMP-7K3F-9QXA$/);
});
