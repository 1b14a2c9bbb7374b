import type { Page } from '@playwright/test';
import { documentPath } from '../../lib/routing/document-path.ts';
import { formatShortDate } from '../../lib/time/format/date.ts';
import { addDays, pragueInstant, pragueTime } from '../../lib/time/prague.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { nextStep, passLocationWarning } from '../support/checkout-steps.ts';
import { bookableExperience, ticketedEvent } from '../support/example-documents.ts';
import { messages } from '../support/messages.ts';
import {
  focusedDay,
  monthAfter,
  startButtons,
  startsOfFullestDay,
  visitDays,
} from '../support/visit-days.ts';

const availability = '**/api/checkout-demo/availability*';

/** Has the provider respond with nine places at each of some starts, `YYYY-MM-DDTHH:mm`. */
async function offer(page: Page, starts: readonly string[]) {
  const answer = starts.map((start) => {
    const [date, time] = start.split('T');
    return { date, time, languages: [], places: 9 };
  });
  await page.route(availability, (route) => route.fulfill({ json: answer }));
}

test('arrow keys lead through the days of every month, and Enter to the checkout', {
  tag: '@slow',
}, async ({ page }) => {
  const experience = await bookableExperience();
  const [next, later] = [monthAfter(1, 'en'), monthAfter(2, 'en')];
  const day = `${later.month}-10`;
  await offer(page, [`${next.month}-10T12:00`, `${day}T12:00`]);
  await page.goto(documentPath(experience, 'en'));
  const calendar = visitDays(page);
  await calendar.hover();
  const grid = calendar.getByRole('grid', { name: next.name });
  // The one day with places is the tab stop.
  const only = grid.getByRole('button');
  await expect(only).toHaveCount(1);
  await expectToFit(page);
  await only.focus();
  await expectAccessible(page);
  expect(await focusedDay(page)).toBe(`${next.month}-10`);
  await page.keyboard.press('ArrowRight');
  expect(await focusedDay(page)).toBe(`${next.month}-11`);
  const name = formatShortDate(`${next.month}-11`, 'en');
  await expect(grid.getByRole('gridcell', { name: `${name}, sold out` })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  expect(await focusedDay(page)).toBe(`${next.month}-04`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  expect(await focusedDay(page)).toBe(`${next.month}-10`);
  await page.keyboard.press('PageDown');
  await expect(calendar.getByRole('grid', { name: later.name })).toBeVisible();
  await expect.poll(() => focusedDay(page)).toBe(day);
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  const there = calendar.getByRole('button', { name: formatShortDate(day, 'en') });
  await expect(there).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedDay(page)).toBe(addDays(day, -1));
  await page.keyboard.press('ArrowRight');
  await expect(there).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Prague, not Pilsen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(there).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout-demo\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('experience')).toBe(experience._id);
  expect(searchParams.get('date')).toBe(day);
  await expect(page.getByRole('heading', { name: 'Step 2 of 4: Tickets' })).toBeVisible();
});

test('the next starts are those of the visitor’s clock, and are chosen in the checkout', async ({
  page,
}) => {
  await page.goto(documentPath(await bookableExperience(), 'en'));
  const calendar = visitDays(page);
  const starts = await startsOfFullestDay(calendar);
  const [[day = '', time = ''] = [], ...coming] = starts.map((start) => start.split('T'));
  const next = coming.slice(0, 3).map(([, clock = '']) => clock);
  await offer(page, starts);
  await page.clock.setFixedTime(pragueInstant(day, time));
  await page.reload();
  const shown = startButtons(calendar).filter({ visible: true });
  await expect(shown).toHaveText(next);
  await shown.first().click();
  await passLocationWarning(page);
  await expect(page).toHaveURL(/\/checkout-demo\?/);
  expect(new URL(page.url()).searchParams.get('date')).toBe(`${day}T${next[0]}`);
  await page.getByRole('spinbutton').first().fill('1');
  await nextStep(page);
  // The time is not asked for again, unless it has sold out since.
  await expect(page.getByRole('heading', { name: /Step [34] of 4/ })).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
    next[0] ?? '',
  );
});

test('the day of an event leads to the checkout, unless it is sold out there', {
  tag: '@slow',
}, async ({ page }) => {
  const event = await ticketedEvent();
  const { date, time } = pragueTime(new Date(event.start));
  const calendar = visitDays(page);
  const name = `Buy tickets: ${formatShortDate(date, 'en')}`;
  await offer(page, []);
  await page.goto(documentPath(event, 'en'));
  await calendar.hover();
  await expect(calendar.getByRole('gridcell', { name: `${name}, sold out` })).toBeVisible();
  await expect(calendar.getByRole('button')).toHaveCount(0);
  await expect(calendar.getByText(messages.en.visitDays.byPlaces)).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await offer(page, [`${date}T${time}`]);
  await page.reload();
  await calendar.hover();
  await expect(calendar.getByText(messages.en.visitDays.byPlaces)).toBeVisible();
  await calendar.getByRole('button', { name }).click();
  await passLocationWarning(page);
  await expect(page).toHaveURL(/\/checkout-demo\?/);
  expect(new URL(page.url()).searchParams.get('event')).toBe(event._id);
});

test.describe('without an answer of the provider', () => {
  test.use({ expectedComplaints: [/availability|status of 503/] });

  test('the days stay those of the opening hours', async ({ page }) => {
    await page.route(availability, (route) => route.fulfill({ status: 503 }));
    await page.goto(documentPath(await bookableExperience(), 'en'));
    const calendar = visitDays(page);
    const answered = page.waitForResponse(availability);
    await calendar.hover();
    await answered;
    const { name } = monthAfter(1, 'en');
    await expect(calendar.getByRole('grid', { name }).getByRole('button').first()).toBeEnabled();
    await expect(calendar.getByText(/opening hours/)).toBeVisible();
  });
});
