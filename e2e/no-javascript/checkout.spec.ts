import { expect, test } from '../fixtures/test.ts';

test('a buy button leads to the demo checkout, which links to the ticketing office', async ({
  page,
}) => {
  await page.goto('/cs/zazitky/cesta-sklepem');
  await page.getByRole('main').getByRole('link', { name: 'Koupit vstupenky' }).first().click();
  await expect(page).toHaveURL(/\/checkout-demo\?locale=cs&experience=experience-cellar-route/);
  await page.getByRole('link', { name: 'K pokladně' }).click();
  await expect(page).toHaveURL(/\/cs\/pokladna#desk$/);
});

test('a booking can be found by its number', async ({ page }) => {
  await page.goto('/de/buchung-verwalten');
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill('BMP-7K3F-9QXA');
  await page.getByRole('button', { name: 'Buchung finden' }).click();
  await expect(page).toHaveURL(/\/checkout-demo\?locale=de&booking=BMP-7K3F-9QXA$/);
});
