import { expect, test } from '../fixtures/test.ts';

test('a button to buy leads to the checkout, which says where else tickets are', async ({
  page,
}) => {
  await page.goto('/cs/zazitky/cesta-sklepem');
  await page.getByRole('main').getByRole('link', { name: 'Koupit vstupenky' }).first().click();
  await expect(page).toHaveURL(/\/checkout-demo\?locale=cs&experience=experience-cellar-route/);
  await page.getByRole('link', { name: 'K pokladně' }).click();
  await expect(page).toHaveURL(/\/cs\/pokladna#desk$/);
});

test('a booking is asked for by its number', async ({ page }) => {
  await page.goto('/de/buchung-verwalten');
  await page.getByRole('textbox', { name: 'Bestellnummer' }).fill('BMP-7K3F-9QXA');
  await page.getByRole('button', { name: 'Buchung finden' }).click();
  await expect(page).toHaveURL(/\/checkout-demo\?locale=de&booking=BMP-7K3F-9QXA$/);
});
