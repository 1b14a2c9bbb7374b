import type { Page } from '@playwright/test';
import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/test.ts';
import { discountChip } from '../support/discount-chip.ts';
import { discountDeal } from '../support/example-documents.ts';
import { triggerFirstInteraction } from '../support/first-interaction.ts';
import { footerLink } from '../support/footer-link.ts';
import { gateOf } from '../support/gate.ts';
import { readHeading } from '../support/read-page.ts';
import { isRemembered, remember } from '../support/remembered.ts';
import { sectionAnchors } from '../support/site-content.ts';

// Specification, section 4: the codes of the session are in the query on every route change.

const entries = (page: Page) => page.evaluate(() => history.length);

/** A discount code that is valid today. */
let code: string;

test.beforeAll(async () => {
  ({ code } = await discountDeal());
});

test('a typed address gets the codes of the session, and keeps them on a reload', async ({
  page,
}) => {
  const withCodes = `/en/events?kind=music&ref=hotel&dsc=${code}`;
  await page.goto(`/en/faq?ref=hotel&dsc=${code}`);
  const before = await entries(page);
  await page.goto('/en/events?kind=music');
  await expect(page).toHaveURL(withCodes);
  await page.reload();
  await expect(page).toHaveURL(withCodes);
  expect(await entries(page), 'one more, for the typed address').toBe(before + 1);
});

test('an anchor keeps its position when the codes are added', async ({ page }) => {
  await page.goto('/en/faq?ref=hotel');
  const terms = pathFor('terms', 'en');
  const anchors = await sectionAnchors('terms');
  // In the middle, where content above could still push it away.
  const anchor = anchors.at(anchors.length / 2);
  await page.goto(`${terms}#${anchor}`);
  await expect(page).toHaveURL(`${terms}?ref=hotel#${anchor}`);
  const section = page.locator(`#${anchor}`);
  await expect(section).toBeInViewport();
  await triggerFirstInteraction(page);
  await expect(section).toBeInViewport();
});

test('back and forward get codes added later, without a new document', { tag: '@slow' }, async ({
  page,
  request,
}) => {
  await page.goto('/en/faq');
  await footerLink(page, '/en/contact').click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await page.goto('/en/program?ref=letter');
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/contact\?ref=letter$/);
  await remember(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/faq\?ref=letter$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(await readHeading(request, '/en/faq'));
  await page.goForward();
  await expect(page).toHaveURL(/\/en\/contact\?ref=letter$/);
  await expect(heading).toHaveText(await readHeading(request, '/en/contact'));
  await footerLink(page, '/en/careers').click();
  await expect(page).toHaveURL(/\/en\/careers\?ref=letter$/);
  expect(await isRemembered(page)).toBe(true);
});

test('a new code in a typed address replaces that of the session', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(`/en/faq?ref=hotel&dsc=${code}`);
  await page.goto('/en/contact?ref=letter');
  await expect(page).toHaveURL(`/en/contact?ref=letter&dsc=${code}`);
  await footerLink(page, '/en/careers').click();
  await expect(page).toHaveURL(`/en/careers?ref=letter&dsc=${code}`);
});

test('a removed discount is not added again', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`/en/faq?ref=hotel&dsc=${code}`);
  const chip = discountChip(page);
  await chip.getByRole('button', { name: 'Remove the discount' }).click();
  await expect(page.getByRole('status').getByText('The discount is removed')).toBeAttached();
  await expect(page.locator('#content')).toBeFocused();
  await expect(page).toHaveURL(/\/en\/faq\?ref=hotel$/);
  await footerLink(page, '/en/contact').click();
  await expect(page).toHaveURL(/\/en\/contact\?ref=hotel$/);
  await page.goto('/en/careers');
  await expect(page).toHaveURL(/\/en\/careers\?ref=hotel$/);
});

test('a removed discount does not come back with the page that was entered with it', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(`/en/faq?ref=hotel&dsc=${code}`);
  await footerLink(page, '/en/contact').click();
  await expect(page).toHaveURL(`/en/contact?ref=hotel&dsc=${code}`);
  // Opened in a new tab before, a link has the codes in its address.
  const careers = footerLink(page, '/en/careers');
  await careers.dispatchEvent('contextmenu');
  await expect(careers).toHaveAttribute('href', /dsc=/);
  const chip = discountChip(page);
  await chip.getByRole('button', { name: 'Remove the discount' }).click();
  await expect(page).toHaveURL(/\/en\/contact\?ref=hotel$/);
  await careers.click();
  await expect(page).toHaveURL(/\/en\/careers\?ref=hotel$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/contact\?ref=hotel$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/faq\?ref=hotel$/);
  await footerLink(page, '/en/contact').click();
  await expect(page).toHaveURL(/\/en\/contact\?ref=hotel$/);
  await expect(chip).toBeHidden();
});

test('codes survive a link that is followed before any script of the page is loaded', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto(`/en/faq?ref=hotel&dsc=${code}`, { waitUntil: 'domcontentloaded' });
  await footerLink(page, '/en/contact').click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await page.unrouteAll();
  await page.reload();
  await expect(page).toHaveURL(`/en/contact?ref=hotel&dsc=${code}`);
  await page.close();
});

test.describe('before the gate', () => {
  test.use({ visitor: 'new' });

  test('codes are stored, and added once it is passed', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/en/faq?ref=hotel');
    await page.goto('/en/contact');
    await gateOf(page)
      .getByRole('button', { name: /reject optional/ })
      .click();
    await expect(page).toHaveURL(/\/en\/contact\?ref=hotel$/);
    await footerLink(page, '/en/careers').click();
    await expect(page).toHaveURL(/\/en\/careers\?ref=hotel$/);
  });
});
