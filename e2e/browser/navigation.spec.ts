import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { discountChip } from '../support/discount-chip.ts';
import { discountDeal } from '../support/example-documents.ts';
import { triggerFirstInteraction } from '../support/first-interaction.ts';
import { footerLink } from '../support/footer-link.ts';
import { messages } from '../support/messages.ts';
import { readHeading, readPage } from '../support/read-page.ts';
import { isRemembered, remember } from '../support/remembered.ts';

async function isVisibleASecondLater(page: Page, element: Locator) {
  await page.clock.runFor(1000);
  return element.isVisible();
}

test('soft navigation opens pages at the top and moves the focus to their content', async ({
  page,
  request,
}) => {
  const heading = await readHeading(request, '/en/contact');
  const { title } = await readPage(request, '/en/contact');
  await page.goto('/en/faq');
  const content = page.getByRole('main');
  const received = await content.innerText();
  await remember(page);
  const link = footerLink(page, '/en/contact');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await isRemembered(page)).toBe(true);
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // The framework announces the title or, if the metadata arrives after the content, the heading.
  const announcer = page.locator('next-route-announcer');
  const named = (text: string) => announcer.filter({ hasText: text });
  await expect(named(heading).or(named(title))).toBeAttached();

  await page.goBack();
  await expect(page).toHaveURL(/\/en\/faq$/);
  expect(await isRemembered(page)).toBe(true);
  await expect.poll(() => content.innerText()).toBe(received);
  await footerLink(page, '/en/contact').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await isRemembered(page)).toBe(true);
});

test('a link to the page itself loads it as a document', async ({ page }) => {
  await page.goto('/en');
  await remember(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('banner').locator('a[href="/en"]').first().click();
  await loaded;
  expect(await isRemembered(page)).toBe(false);
  await expect(page).toHaveURL(/\/en$/);
});

test('soft navigation to a part of a page moves the focus to it', async ({ page }) => {
  const anchor = 'getting-here';
  await page.goto('/en/faq');
  await remember(page);
  await footerLink(page, `/en/contact#${anchor}`).click();
  await expect(page).toHaveURL(`/en/contact#${anchor}`);
  const part = page.locator(`#${anchor}`);
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  expect(await isRemembered(page)).toBe(true);
});

test('going back to a part of a page shows that page', async ({ page }) => {
  await page.goto('/en/contact');
  const index = page.getByRole('navigation', { name: messages.en.section.index });
  const part = index.getByRole('link').last();
  await part.click();
  await expect(part).toHaveAttribute('aria-current', 'location');
  const address = page.url();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await remember(page);
  await footerLink(page, '/en/faq').click();
  await expect(page).toHaveURL('/en/faq');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  expect(await isRemembered(page)).toBe(true);
});

/**
 * Opens the context menu of a link until its address has the codes of the visit. The browser opens
 * the menu and new tabs itself, so these do not wait for the script that adds the codes; repeating
 * it has no side effects.
 */
async function expectCodesOn(link: Locator, codes: RegExp) {
  const address = async () => {
    await link.dispatchEvent('contextmenu');
    return link.getAttribute('href');
  };
  await expect.poll(address).toMatch(codes);
}

test('the codes of the session are added to pages, languages and new tabs only', async ({
  page,
  context,
}) => {
  await page.goto('/en/faq?ref=hotel-u_tri&utm_source=mail');
  await footerLink(page, '/en/contact').click();
  await expect(page).toHaveURL(/\/en\/contact\?ref=hotel-u_tri$/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Deutsch/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/kontakt\?ref=hotel-u_tri$/);
  const careers = footerLink(page, '/de/karriere');
  await expectCodesOn(careers, /ref=hotel-u_tri/);
  const opened = context.waitForEvent('page');
  await careers.click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/de\/karriere\?ref=hotel-u_tri$/);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('ref=');
});

test('a link has the codes before any interaction with the page', async ({ page }) => {
  await page.goto('/de/kontakt?ref=hotel-u_tri');
  const link = page.getByRole('main').locator('a:not([href^="#"])').first();
  await expectCodesOn(link, /ref=hotel-u_tri/);
});

test('a valid discount is shown as applied and can be removed', { tag: '@slow' }, async ({
  page,
}) => {
  const { code } = await discountDeal();
  await page.goto(`/en/faq?dsc=${code}`);
  const chip = discountChip(page);
  await expect(chip).toBeVisible();
  await expect(chip).toContainText('Your discount is applied');
  await expect(chip).toContainText(code);
  await expect(page.getByRole('status').filter({ hasText: code })).toBeAttached();
  await footerLink(page, '/en/contact').click();
  await expect(page).toHaveURL(`/en/contact?dsc=${code}`);
  await chip.getByRole('button', { name: 'Remove the discount' }).click();
  await expect(chip).toBeHidden();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await page.reload();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await expect(chip).toBeHidden();
});

test('a discount stays shown when the open list is filtered', { tag: '@slow' }, async ({
  page,
}) => {
  const { code } = await discountDeal();
  await page.goto(`/en/events?dsc=${code}`);
  const chip = discountChip(page);
  await expect(chip).toBeVisible();
  await page.getByRole('link', { name: messages.en.event.asCalendar }).click();
  await expect(page).toHaveURL(/\/en\/events\?month=/);
  await expect(chip).toBeVisible();
});

test.describe('an unknown code', () => {
  test.use({ expectedComplaints: [/status of 404.*api\/discounts/] });

  test('is not shown', async ({ page, request }) => {
    const heading = await readHeading(request, '/en/contact');
    const asked = page.waitForResponse(/api\/discounts\/NONSENSE/);
    await page.goto('/en/faq?dsc=NONSENSE');
    expect((await asked).status()).toBe(404);
    // The page has read the response before it is left; it would show the code on the next one, too.
    await footerLink(page, '/en/contact').click();
    await expect(page).toHaveURL('/en/contact?dsc=NONSENSE');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('Your discount is applied')).toBeHidden();
  });
});

test('a new build is loaded with the next page, unless typed text would be lost', {
  tag: '@slow',
}, async ({ page }) => {
  let build = 'one';
  await page.route(/builds\/latest\.json\?t=\d+/, (route) =>
    route.fulfill({ json: { id: build } }),
  );
  const asked = page.waitForResponse(/builds\/latest\.json/);
  await page.goto('/en/faq');
  await remember(page);
  await asked;
  build = 'two';
  const again = page.waitForResponse(/builds\/latest\.json/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await again;
  await page.evaluate(() => {
    const note = document.createElement('textarea');
    document.body.append(note);
    note.value = 'half a message';
  });
  await footerLink(page, '/en/contact').click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  expect(await isRemembered(page)).toBe(true);
  await page.evaluate(() => document.querySelector('body > textarea')?.remove());
  await footerLink(page, '/en/careers').click();
  await expect(page).toHaveURL(/\/en\/careers$/);
  await expect.poll(() => isRemembered(page)).toBe(false);
});

test('the marker of the latest build contains the id of its manifest', async ({ request }) => {
  const marker = await request.get('/builds/latest.json?t=1');
  expect(marker.headers()['cache-control']).toBe('no-store');
  const { id } = await marker.json();
  const manifest = await request.get(`/builds/meta/${id}.json`);
  expect(await manifest.json()).toEqual({ id });
  expect((await request.get('/builds/meta/other.json')).status()).toBe(404);
});

test.describe('a missing chunk', () => {
  test.use({ expectedComplaints: [/Failed to load chunk/] });

  test('reloads the page', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/en/faq');
    await remember(page);
    await footerLink(page, '/en/contact').click();
    await expect(page).toHaveURL(/\/en\/contact$/);
    expect(await isRemembered(page), 'the scripts of the page are loaded').toBe(true);
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      void Promise.reject(new Error('Failed to load chunk /x.js from module 1'));
    });
    await loaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the pop-up opens once, in its languages', { tag: '@slow' }, async ({ page }) => {
  await page.clock.install();
  const popup = page.getByRole('complementary', { name: 'Offer' });
  await page.goto('/en/faq');
  await expect(popup).toBeHidden();
  await triggerFirstInteraction(page);
  await page.clock.runFor(5000);
  await expect(popup, 'beside the promotion of the top bar').toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isVisibleASecondLater(page, popup)).toBe(true);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await page.reload();
  await triggerFirstInteraction(page);
  await page.clock.runFor(5000);
  await expect(popup).toBeHidden();
  await page.goto('/de/faq');
  await expect(page.locator('[data-popup]')).toHaveCount(0);
});
