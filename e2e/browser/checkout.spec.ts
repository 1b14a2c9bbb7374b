import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Experience, TicketType } from '../../lib/content/types.generated.ts';
import { formatPrice } from '../../lib/platform/format/price.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { ticketPrice } from '../../lib/tickets/ticket-price.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseTime, nextStep, passLocationWarning } from '../support/checkout-steps.ts';
import {
  adultTicket,
  bookableExperience,
  discountDeal,
  discountedVisit,
} from '../support/example-documents.ts';
import { readQrCode } from '../support/read-qr-code.ts';

const script = '**/assets/checkout-demo.js';

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

test('an experience can be bought, also after a reload', async ({ page }) => {
  // The whole process, from the page to the order number.
  test.slow();
  const { deal, experience, ticket } = await discountedVisit();
  await page.goto(documentPath(experience, 'en'));
  await pressBuy(page);
  await expect(page.getByRole('dialog', { name: 'Prague, not Pilsen' })).toBeVisible();
  await passLocationWarning(page);

  await expect(page).toHaveURL(orderOf(experience._id));
  await expect(page.getByRole('heading', { name: 'Step 2 of 4: Tickets' })).toBeVisible();
  await page.getByRole('link', { name: 'Experience', exact: true }).click();
  const chosen = page.getByRole('radio', { name: experience.title.en, checked: true });
  await expect(chosen).toHaveCount(1);
  await nextStep(page);
  await nextStep(page);
  await expect(page.getByText('Choose at least one ticket.')).toBeFocused();
  // Names of other tickets may contain this one's.
  await page.getByRole('spinbutton', { name: ticket.name.en }).first().fill('2');
  await page.getByLabel('Discount code').fill(deal.code.toLowerCase());
  await expect(page.getByText(`${deal.code} takes ${deal.discount}% off.`)).toBeVisible();
  await expectAccessible(page);
  await nextStep(page);
  await expect(page.getByRole('heading', { name: 'Step 3 of 4: Day and time' })).toBeFocused();
  await chooseTime(page);
  await expectAccessible(page);
  await nextStep(page);
  await page.getByRole('button', { name: 'Place the demo order' }).click();
  await expect(page.getByText('Enter an email address')).toBeFocused();
  await page.getByLabel('Email').fill('jana@example.com');
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByRole('radio', { name: /\d places/, checked: true })).toHaveCount(1);
  await page.goForward();
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
  await expectAccessible(page);
  await expectToFit(page);

  const code = page.getByRole('img', { name: `QR code of order number ${number}` });
  expect(await readQrCode(await code.screenshot())).toBe(number);
  const calendar = await downloaded(page, page.getByRole('link', { name: 'Add to calendar' }));
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s);
  expect(calendar).toMatch(/DTSTART;TZID=Europe\/Prague:\d{8}T\d{6}\r\nDTEND;/);
  expect(calendar).toContain(`UID:${number}@`);
  await expect(page.getByRole('link', { name: 'How to get here' })).toHaveAttribute(
    'href',
    `${pathFor('contact', 'en')}#getting-here`,
  );
  await expect(page.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute(
    'href',
    `/checkout-demo?locale=en&booking=${number}`,
  );
});

/** Returns the text of the file that a link downloads. */
async function downloaded(page: Page, link: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await link.click();
  return readFile(await (await download).path(), 'utf8');
}

test('the words on a voucher are kept as they were written', async ({ page }) => {
  await page.goto('/checkout-demo?locale=en&voucher=for-two');
  await nextStep(page);
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Message' })).toBeFocused();
  await page.getByLabel('Who is it for?').fill('Petr');
  const message = page.getByLabel('Your message');
  await message.fill('x'.repeat(203));
  await nextStep(page);
  await expect(page.getByText('Please shorten your message by 3.')).toBeFocused();
  const words = '<b>All the best</b> & see you\nbelow!';
  await message.fill(words);
  await expect(page.getByText(`${200 - words.length} characters left`)).toBeVisible();
  const card = page.getByRole('figure', { name: 'This is the card' });
  await expect(card).toContainText('For Petr');
  await expect(card).toContainText('<b>All the best</b> & see you below!');
  await expectAccessible(page);
  await expectToFit(page);
  await nextStep(page);
  await page.reload();
  const order = page.getByRole('complementary', { name: 'Your order' });
  await expect(order).toContainText('<b>All the best</b> & see you below!');
  await page.goBack();
  await expect(message).toHaveValue(words);
  await page.goForward();
  await page.getByLabel('Email').fill('jana@example.com');
  await page.getByRole('button', { name: 'Place the demo order' }).click();
  await expect(page.getByRole('heading', { name: 'Good choice.' })).toBeFocused();
  await expect(page.getByText('<b>All the best</b> & see you below!')).toBeVisible();
  const code = (await page.getByText(/^GIFT-/).textContent()) ?? '';
  const picture = page.getByRole('img', { name: `QR code of the voucher ${code}` });
  expect(await readQrCode(await picture.screenshot())).toBe(code);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  const screen = { width: 390, height: 844 };
  test.use({ viewport: screen });

  /** Expects at most two screens, and the total in view on each of them and covering nothing. */
  async function expectShortStep(page: Page) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `height of ${page.url()}`).toBeLessThanOrEqual(2 * screen.height);
    const total = page.getByRole('status').filter({ hasText: 'Total' });
    for (const top of [0, height / 3, height]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(total).toBeInViewport({ ratio: 1 });
    }
    const covered = await total.evaluate((bar) => {
      const form = bar.closest('form');
      const ends = [...(form?.children ?? [])]
        .filter((part) => !part.contains(bar))
        .map((part) => part.getBoundingClientRect().bottom);
      return Math.max(...ends) - (bar.parentElement?.getBoundingClientRect().top ?? 0);
    });
    expect(covered, `covered by the total at ${page.url()}`).toBeLessThanOrEqual(0);
  }

  test('each step of a visit is short, with the total in view', async ({ page }) => {
    const ticket = await adultTicket();
    await page.goto('/checkout-demo?locale=en');
    await expectShortStep(page);
    await page.getByRole('radio').first().check();
    await nextStep(page);
    await page.getByRole('spinbutton', { name: ticket.name.en }).first().fill('2');
    await expectShortStep(page);
    await nextStep(page);
    await chooseTime(page);
    await expectShortStep(page);
    await nextStep(page);
    await expectShortStep(page);
  });

  test('each step of a voucher is short, with the total in view', async ({ page }) => {
    await page.goto('/checkout-demo?locale=en&voucher=for-two');
    await expectShortStep(page);
    await nextStep(page);
    await page.getByLabel('Your message').fill('All the best and see you below! '.repeat(6));
    await expectShortStep(page);
    await nextStep(page);
    await expectShortStep(page);
  });
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
  const problem = 'Enter the order number: only letters, digits and hyphens.';
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
    await page.getByRole('radio').first().check();
    await nextStep(page);
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
    await passLocationWarning(page);
    await expect(page).toHaveURL(orderOf(experience._id));
    await expect(page.getByRole('group', { name: 'Who’s coming?' })).toBeVisible();
  });

  test('the link is followed if it does not load', async ({ page }) => {
    const experience = await bookableExperience();
    await page.route(script, () => undefined);
    await page.goto(documentPath(experience, 'en'));
    await pressBuy(page);
    await passLocationWarning(page);
    await expect(page).toHaveURL(orderOf(experience._id));
  });
});
