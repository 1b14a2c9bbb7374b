import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';

const script = '**/assets/checkout-demo.js';

/** Selects a day, and its first time with room for the group. */
async function chooseTime(page: Page) {
  await page.getByRole('group', { name: 'Which day?' }).getByRole('radio').nth(3).check();
  const times = page.getByRole('group', { name: 'What time?' });
  await times
    .getByRole('radio', { name: /[3-9] places|1\d places/, disabled: false })
    .first()
    .check();
}

async function pressBuy(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Buy tickets' }).first().click();
}

async function goOn(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue/ })
    .click();
}

test('an experience can be bought, also after a reload', async ({ page }) => {
  // The whole process, from the page to the order number.
  test.slow();
  await page.goto('/en/experiences/cellar-route');
  await pressBuy(page);
  await expect(page.getByRole('dialog', { name: 'Prague, not Pilsen' })).toBeVisible();
  await goOn(page);

  await expect(page).toHaveURL(/\/checkout-demo\?locale=en&experience=experience-cellar-route/);
  await expect(page.getByRole('radio', { name: /The Cellar Route/ })).toBeChecked();
  await chooseTime(page);
  await page.getByRole('spinbutton', { name: 'Adult with tasting' }).fill('2');
  await page.getByLabel('Discount code').fill('vault10');
  await expect(page.getByText('VAULT10 takes 10% off.')).toBeVisible();
  await page.getByRole('button', { name: 'Place the demo order' }).click();
  await expect(page.getByText('Enter an e-mail address')).toBeFocused();
  await page.getByLabel('E-mail').fill('jana@example.com');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('jana@example.com');
  const order = page.getByRole('complementary', { name: 'Your order' });
  await expect(order).toContainText('882');
  await page.getByRole('button', { name: 'Place the demo order' }).click();
  await expect(page.getByRole('heading', { name: 'See you downstairs.' })).toBeFocused();
  const number = (await page.getByText(/^BMP-/).textContent()) ?? '';

  await expect(page.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute(
    'href',
    `/checkout-demo?locale=en&booking=${number}`,
  );
});

test('a booking can be found by number and e-mail, moved and cancelled', async ({ page }) => {
  await page.goto('/checkout-demo?locale=en');
  await page.evaluate(keepOrder, Date.now() + 5 * 86_400_000);
  await page.goto('/checkout-demo?locale=en&booking=BMP-7K3F-9QXA');
  await page.getByLabel('E-mail').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('There is no order with this number')).toBeVisible();
  await page.getByLabel('E-mail').fill('Jana@Example.com');
  await page.getByRole('button', { name: 'Find' }).click();

  await chooseTime(page);
  await page.getByRole('button', { name: 'Take this time' }).click();
  await expect(page.getByText('Your new time is below.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'One fewer: Adult with tasting' }).click();
  await page.getByRole('button', { name: 'Give these tickets back' }).click();
  await expect(page.getByText('One guest is still expected.')).toBeVisible();
  await expect(page.getByRole('table')).toContainText('490 Kč');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('The order is cancelled.')).toBeVisible();
});

test('the booking page validates the number and passes it on', async ({ page }) => {
  await page.goto('/en/manage-booking');
  const field = page.getByRole('textbox', { name: 'Order number' });
  await field.fill('jana@example.com');
  await page.getByRole('button', { name: 'Find my booking' }).click();
  const problem = 'Enter the order number: it consists of letters, digits and dashes.';
  await expect(field).toHaveJSProperty('validationMessage', problem);
  await field.fill('bmp 7k3f 9qxa');
  await page.getByRole('button', { name: 'Find my booking' }).click();
  await expect(page).toHaveURL(/\/checkout-demo\?locale=en&booking=bmp7k3f9qxa/);
  await expect(page.getByLabel('Order number')).toHaveValue('bmp7k3f9qxa');
});

/** Stores a booking for two in the browser, for a visit at that time. */
function keepOrder(start: number) {
  const order = {
    number: 'BMP-7K3F-9QXA',
    email: 'jana@example.com',
    placedAt: new Date().toISOString(),
    item: {
      kind: 'visit',
      id: 'experience-cellar-route',
      title: 'The Cellar Route',
      start: new Date(start).toISOString(),
      language: 'en',
    },
    lines: [
      { id: 'ticketType-adult-with-tasting', name: 'Adult with tasting', count: 2, amount: 980 },
    ],
    guests: 2,
    code: null,
    discount: 0,
    total: 980,
    ref: null,
    status: 'booked',
  };
  localStorage.setItem('checkout-demo', JSON.stringify({ orders: [order], draft: null }));
}

test('a group of twenty is sent to the enquiry form', async ({ page }) => {
  await page.goto('/checkout-demo?locale=de&experience=experience-cellar-route&party=20');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectToFit(page);
  await page.getByRole('link', { name: 'Anfrage senden' }).click();
  await expect(page).toHaveURL(/\/de\/firmenveranstaltungen#reservation$/);
});

test('the location warning can be cancelled by keyboard, once per session', async ({ page }) => {
  await page.goto('/en/experiences/cellar-route');
  const buy = page.getByRole('main').getByRole('link', { name: 'Buy tickets' }).first();
  await buy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(buy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout-demo/);
});

test.describe('with an invalid code', () => {
  // The page requests it, unless the visitor leaves before that.
  test.use({ expectedComplaints: [/status of 404.*api\/discounts/] });

  test('the codes of the session are passed on, and a deal uses its own', async ({ page }) => {
    await page.goto('/en/d/winter-in-the-vaults');
    await page.evaluate(() => {
      sessionStorage.setItem('ref', 'hotel');
      sessionStorage.setItem('dsc', 'OTHER');
      sessionStorage.setItem('location-warning', 'shown');
    });
    await pressBuy(page);
    await expect(page).toHaveURL(/\/checkout-demo\?.*ref=hotel/);
    await expect(page.getByLabel('Discount code')).toHaveValue('VAULT10');
  });
});

test.describe('without the provider’s script', () => {
  test.use({ expectedComplaints: [/checkout-demo\.js/] });

  test('the link is followed if it is blocked', async ({ page }) => {
    await page.route(script, (route) => route.abort('blockedbyclient'));
    await page.goto('/en/experiences/cellar-route');
    await pressBuy(page);
    await goOn(page);
    await expect(page).toHaveURL(/\/checkout-demo\?locale=en&experience=/);
    await expect(page.getByRole('group', { name: 'Which day?' })).toBeVisible();
  });

  test('the link is followed if it does not load', async ({ page }) => {
    await page.route(script, () => undefined);
    await page.goto('/en/experiences/cellar-route');
    await pressBuy(page);
    await goOn(page);
    await expect(page).toHaveURL(/\/checkout-demo\?locale=en&experience=/);
  });
});
