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
