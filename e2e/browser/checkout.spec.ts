import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '../../lib/platform/format/price.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { ticketPrice } from '../../lib/tickets/ticket-price.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  checkoutScript,
  chooseTime,
  nextStep,
  orderOf,
  passLocationWarning,
  pressBuy,
  priceOf,
} from '../support/checkout-steps.ts';
import { bookableExperience, discountDeal, discountedVisit } from '../support/example-documents.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { sectionAnchors } from '../support/site-content.ts';

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
  expect(calendar).toMatch(/DTSTART:\d{8}T\d{6}Z\r\nDTEND:/);
  expect(calendar).toContain(`UID:${number}@`);
  const [way] = await sectionAnchors('contact', '_type == "wayHereSection"');
  await expect(page.getByRole('link', { name: 'How to get here' })).toHaveAttribute(
    'href',
    `${pathFor('contact', 'en')}#${way}`,
  );
  await expect(page.getByRole('link', { name: 'Change or cancel' })).toHaveAttribute(
    'href',
    `/checkout-demo?locale=en&booking=${number}`,
  );
  await page.reload();
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  // With its anchor, it would be the same document.
  await page.goto(page.url().replace(/#.*/, ''));
  await expect(page.getByRole('heading', { name: 'Step 2 of 4: Tickets' })).toBeVisible();
});

/** Returns the text of the file that a link downloads. */
async function downloaded(page: Page, link: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await link.click();
  return readFile(await (await download).path(), 'utf8');
}

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

test('the location warning can be cancelled by keyboard, once per session', {
  tag: '@slow',
}, async ({ page }) => {
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
    await page.route(checkoutScript, (route) => route.abort('blockedbyclient'));
    await page.goto(documentPath(experience, 'en'));
    await pressBuy(page);
    await passLocationWarning(page);
    await expect(page).toHaveURL(orderOf(experience._id));
    await expect(page.getByRole('group', { name: 'Who’s coming?' })).toBeVisible();
  });
});
