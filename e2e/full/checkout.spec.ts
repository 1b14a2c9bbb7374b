import type { Page } from '@playwright/test';
import { formatPrice } from '../../lib/platform/format/price.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
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
import { adultTicket, bookableExperience, ticketedEvent } from '../support/example-documents.ts';
import { inLanguage } from '../support/localized.ts';
import { demoTranslatorIn } from '../support/messages.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { sectionAnchors, voucherAmount } from '../support/site-content.ts';
import { testedLocales } from '../support/tested-locales.ts';

test('the texts on a voucher are shown as they were written', async ({ page }) => {
  await page.goto(`/checkout-demo?locale=en&voucher=${await voucherAmount()}#voucher`);
  await nextStep(page);
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Message' })).toBeFocused();
  await page.getByLabel('Who’s it for?').fill('Petr');
  const message = page.getByLabel('Your message');
  await message.fill('x'.repeat(203));
  await nextStep(page);
  await expect(page.getByText('Please shorten your message by 3 characters.')).toBeFocused();
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
  async function expectShortStep(page: Page, locale: Locale) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `height of ${page.url()}`).toBeLessThanOrEqual(2 * screen.height);
    const total = page.getByRole('status').filter({ hasText: demoTranslatorIn(locale)('total') });
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

  for (const locale of testedLocales) {
    test(`each step of a visit is short in ${locale}, with the total in view`, async ({ page }) => {
      const { name } = await adultTicket();
      await page.goto(`/checkout-demo?locale=${locale}`);
      await expectShortStep(page, locale);
      await page.getByRole('radio').first().check();
      await nextStep(page, locale);
      const adults = page.getByRole('spinbutton', { name: inLanguage(name, locale) });
      await adults.first().fill('2');
      await expectShortStep(page, locale);
      await nextStep(page, locale);
      await chooseTime(page, locale);
      await expectShortStep(page, locale);
      await nextStep(page, locale);
      await expectShortStep(page, locale);
    });

    test(`each step of an event is short in ${locale}, with the total in view`, async ({
      page,
    }) => {
      const { _id } = await ticketedEvent();
      await page.goto(`/checkout-demo?locale=${locale}&event=${_id}`);
      await page.getByRole('spinbutton').first().fill('2');
      await expectShortStep(page, locale);
      await nextStep(page, locale);
      await expectShortStep(page, locale);
    });

    test(`each step of a voucher is short in ${locale}, with the total in view`, async ({
      page,
    }) => {
      const amount = await voucherAmount();
      await page.goto(`/checkout-demo?locale=${locale}&voucher=${amount}#voucher`);
      await expectShortStep(page, locale);
      await nextStep(page, locale);
      await page
        .getByLabel(demoTranslatorIn(locale)('message'), { exact: true })
        .fill('All the best and see you below! '.repeat(6));
      await expectShortStep(page, locale);
      await nextStep(page, locale);
      await expectShortStep(page, locale);
    });
  }
});

test('a booking can be found by number and e-mail, moved and cancelled', async ({ page }) => {
  const [experience, ticket] = await Promise.all([bookableExperience(), adultTicket()]);
  const price = priceOf(ticket, experience);
  await page.goto('/checkout-demo?locale=en');
  await page.evaluate(storeOrder, {
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
  await page.getByRole('button', { name: 'Move to this time' }).click();
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

/** The visit of a stored order; `price` is that of one ticket, `start` in ms since 1970. */
interface OrderedVisit {
  readonly experience: { readonly id: string; readonly title: string };
  readonly ticket: { readonly id: string; readonly name: string; readonly price: number };
  readonly start: number;
}

/** Stores a booking for two in the browser. */
function storeOrder({ experience, ticket: { id, name, price }, start }: OrderedVisit) {
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
  const [anchor] = await sectionAnchors('business-events', 'kind == "reservation"');
  await expect(page).toHaveURL(`${pathFor('business-events', 'de')}#${anchor}`);
});

test.describe('without the provider’s script', () => {
  test.use({ expectedComplaints: [/checkout-demo\.js/] });

  test('the link is followed if it does not load', async ({ page }) => {
    const experience = await bookableExperience();
    await page.route(checkoutScript, () => undefined);
    await page.goto(documentPath(experience, 'en'));
    await pressBuy(page);
    await passLocationWarning(page);
    await expect(page).toHaveURL(orderOf(experience._id));
  });
});
