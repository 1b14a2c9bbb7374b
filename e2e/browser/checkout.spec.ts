import type { Page } from '@playwright/test';
import type { Experience, TicketType } from '../../lib/content/types.generated.ts';
import { formatPrice } from '../../lib/platform/format/price.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { ticketPrice } from '../../lib/tickets/ticket-price.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  adultTicket,
  bookableExperience,
  discountDeal,
  discountedVisit,
} from '../support/example-documents.ts';

const script = '**/assets/checkout-demo.js';

/** Selects a day on which tours start, and its first time with room for the group. */
async function chooseTime(page: Page) {
  const days = page.getByRole('group', { name: 'Which day?' });
  await days.getByRole('radio', { disabled: false }).nth(3).check();
  const times = page.getByRole('group', { name: 'What time?' });
  await times
    .getByRole('radio', { name: /[3-9] places|1\d places/, disabled: false })
    .first()
    .check();
}

async function pressBuy(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Buy tickets' }).first().click();
}

/** Matches the address of the demo checkout in English for an experience. */
function orderOf(experience: string): RegExp {
  return new RegExp(`/checkout-demo\\?locale=en&experience=${experience}(?:&|$)`);
}

/** Returns the price of a ticket for an experience, in whole Kč. */
function priceOf({ share, deduction }: TicketType, { price }: Experience): number {
  return ticketPrice(price, { share, deduction: deduction ?? null });
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
  const { deal, experience, ticket } = await discountedVisit();
  await page.goto(documentPath(experience, 'en'));
  await pressBuy(page);
  await expect(page.getByRole('dialog', { name: 'Prague, not Pilsen' })).toBeVisible();
  await goOn(page);

  await expect(page).toHaveURL(orderOf(experience._id));
  const chosen = page.getByRole('radio', { name: experience.title.en, checked: true });
  await expect(chosen).toHaveCount(1);
  await chooseTime(page);
  // Names of other tickets may contain this one's.
  await page.getByRole('spinbutton', { name: ticket.name.en }).first().fill('2');
  await page.getByLabel('Discount code').fill(deal.code.toLowerCase());
  await expect(page.getByText(`${deal.code} takes ${deal.discount}% off.`)).toBeVisible();
  await page.getByRole('button', { name: 'Place the demo order' }).click();
  await expect(page.getByText('Enter an email address')).toBeFocused();
  await page.getByLabel('Email').fill('jana@example.com');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('jana@example.com');
  const order = page.getByRole('complementary', { name: 'Your order' });
  const share = (100 - deal.discount) / 100;
  const price = ticketPrice(priceOf(ticket, experience), { share, deduction: null });
  await expect(order).toContainText(formatPrice(2 * price));
  const report = page.waitForRequest('**/api/campaigns/reports');
  await page.getByRole('button', { name: 'Place the demo order' }).click();
  await expect(page.getByRole('heading', { name: 'See you downstairs.' })).toBeFocused();
  // It reports the codes, and nothing else about the order.
  const codes = { ref: null, dsc: deal.code };
  expect((await report).postDataJSON()).toEqual({ stage: 'order', locale: 'en', ...codes });
  const number = (await page.getByText(/^BMP-/).textContent()) ?? '';

  await expect(page.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute(
    'href',
    `/checkout-demo?locale=en&booking=${number}`,
  );
});

test('a booking can be found by number and e-mail, moved and cancelled', async ({ page }) => {
  const [experience, ticket] = await Promise.all([bookableExperience(), adultTicket()]);
  const price = priceOf(ticket, experience);
  await page.goto('/checkout-demo?locale=en');
  await page.evaluate(keepOrder, {
    experience: { id: experience._id, title: experience.title.en },
    ticket: { id: ticket._id, name: ticket.name.en, price },
    start: Date.now() + 5 * 86_400_000,
  });
  await page.goto('/checkout-demo?locale=en&booking=BMP-7K3F-9QXA');
  await page.getByLabel('Email').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('find an order with this number')).toBeVisible();
  await page.getByLabel('Email').fill('Jana@Example.com');
  await page.getByRole('button', { name: 'Find' }).click();

  await chooseTime(page);
  await page.getByRole('button', { name: 'Take this time' }).click();
  await expect(page.getByText('Your new time is below.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `One fewer: ${ticket.name.en}`, exact: true }).click();
  await page.getByRole('button', { name: 'Return these tickets' }).click();
  await expect(page.getByText('One guest is still expected.')).toBeVisible();
  await expect(page.getByRole('table')).toContainText(`Total${formatPrice(price)}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Your order is cancelled.')).toBeVisible();
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

/** What a stored order is for; `price` is that of one ticket, `start` in ms since 1970. */
interface OrderedVisit {
  readonly experience: { readonly id: string; readonly title: string };
  readonly ticket: { readonly id: string; readonly name: string; readonly price: number };
  readonly start: number;
}

/** Stores a booking for two in the browser. */
function keepOrder({ experience, ticket: { id, name, price }, start }: OrderedVisit) {
  const order = {
    number: 'BMP-7K3F-9QXA',
    email: 'jana@example.com',
    placedAt: new Date().toISOString(),
    item: {
      kind: 'visit',
      ...experience,
      start: new Date(start).toISOString(),
      language: 'en',
    },
    lines: [{ id, name, count: 2, amount: 2 * price }],
    guests: 2,
    code: null,
    discount: 0,
    total: 2 * price,
    ref: null,
    status: 'booked',
  };
  localStorage.setItem('checkout-demo', JSON.stringify({ orders: [order], draft: null }));
}

test('a group of twenty is sent to the enquiry form', async ({ page }) => {
  const { _id } = await bookableExperience();
  await page.goto(`/checkout-demo?locale=de&experience=${_id}&party=20`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectToFit(page);
  await page.getByRole('link', { name: 'Anfrage senden' }).click();
  await expect(page).toHaveURL(/\/de\/firmenveranstaltungen#reservation$/);
});

test('the location warning can be cancelled by keyboard, once per session', async ({ page }) => {
  await page.goto(documentPath(await bookableExperience(), 'en'));
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
    const deal = await discountDeal();
    await page.goto(documentPath(deal, 'en'));
    await page.evaluate(() => {
      sessionStorage.setItem('ref', 'hotel');
      sessionStorage.setItem('dsc', 'OTHER');
      sessionStorage.setItem('location-warning', 'shown');
    });
    await pressBuy(page);
    await expect(page).toHaveURL(/\/checkout-demo\?.*ref=hotel/);
    await expect(page.getByLabel('Discount code')).toHaveValue(deal.code);
  });
});

test.describe('without the provider’s script', () => {
  test.use({ expectedComplaints: [/checkout-demo\.js/] });

  test('the link is followed if it is blocked', async ({ page }) => {
    const experience = await bookableExperience();
    await page.route(script, (route) => route.abort('blockedbyclient'));
    await page.goto(documentPath(experience, 'en'));
    await pressBuy(page);
    await goOn(page);
    await expect(page).toHaveURL(orderOf(experience._id));
    await expect(page.getByRole('group', { name: 'Which day?' })).toBeVisible();
  });

  test('the link is followed if it does not load', async ({ page }) => {
    const experience = await bookableExperience();
    await page.route(script, () => undefined);
    await page.goto(documentPath(experience, 'en'));
    await pressBuy(page);
    await goOn(page);
    await expect(page).toHaveURL(orderOf(experience._id));
  });
});
