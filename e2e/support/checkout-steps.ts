import type { Page } from '@playwright/test';
import type { Experience, TicketType } from '../../lib/content/model/types.generated.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { ticketPrice } from '../../lib/tickets/ticket-price.ts';
import { demoTranslatorIn } from './messages.ts';

/** Matches the address of the script of the checkout's provider. */
export const checkoutScript = '**/assets/checkout-demo.js';

/** Matches the address of the demo checkout in English for an experience. */
export function orderOf(experience: string): RegExp {
  return new RegExp(`/checkout-demo\\?locale=en&experience=${experience}(?:&|$)`);
}

/** Returns the price of a ticket for an experience, in whole Kč. */
export function priceOf({ share, deduction }: TicketType, { price }: Experience): number {
  return ticketPrice(price, { share, deduction: deduction ?? null });
}

/** Presses the link to the checkout on a page in English. */
export async function pressBuy(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Buy tickets' }).first().click();
}

/** Goes on to the checkout from the warning that the museum is in Prague. */
export async function passLocationWarning(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue/ })
    .click();
}

/** Selects a day on which tours start, and its first time with room for a few. */
export async function chooseTime(page: Page, locale: Locale = 'en'): Promise<void> {
  const t = demoTranslatorIn(locale);
  const days = page.getByRole('group', { name: t('when') });
  await days.getByRole('radio', { disabled: false }).nth(3).check();
  const times = page.getByRole('group', { name: t('time') });
  const enough = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
  // A space that does not break is a plain one in a name.
  const rooms = enough.map((count) => t('places', { count }).replaceAll('\u00a0', ' '));
  const places = new RegExp(`\\b(?:${rooms.join('|')})`);
  await times.getByRole('radio', { name: places, disabled: false }).first().check();
}

/** Goes on to the next step of the demo checkout. */
export async function nextStep(page: Page, locale: Locale = 'en'): Promise<void> {
  const name = demoTranslatorIn(locale)('goOn');
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}
