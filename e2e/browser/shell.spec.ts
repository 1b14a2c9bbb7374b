import { locales } from '../../lib/platform/i18n/locales.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { messages } from '../support/messages.ts';
import { ticketsLink } from '../support/site-content.ts';
import { testedLocales } from '../support/tested-locales.ts';

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/en/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
});

test('the menu on a phone opens, has working links and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/en');
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  const links = page.getByRole('banner').locator('a[href="/en/beer-museum-prague"]');
  const museum = links.filter({ visible: true }).first();
  await expect(museum).toBeVisible();
  await expectAccessible(page);
  await museum.click();
  await expect(page).toHaveURL(/\/en\/beer-museum-prague$/);
});

test('the action in the header leads to its page of tickets', async ({ page }) => {
  const { label, path } = await ticketsLink('en');
  await page.goto('/en');
  await page.getByRole('banner').getByRole('link', { name: label }).first().click();
  await expect(page).toHaveURL(path);
});

test('a phone shows one link to tickets, the bar at the bottom', async ({ page }) => {
  const { label, path: office } = await ticketsLink('de');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/de', '/de/biermuseum-prag', office]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: label, exact: true })).toHaveCount(1);
  }
});

test('a window that is too low for the bar has the link to tickets in its menu', async ({
  page,
}) => {
  const { label, path } = await ticketsLink('en');
  // A desktop at 400 %, for which pages reflow (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/en/faq');
  const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
  await expect(link).toHaveCount(0);
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  await link.click();
  await expect(page).toHaveURL(path);
});

test('the bar at the end of a page on a phone covers nothing of the footer', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    await page.goto(`/${locale}`);
    const bar = page.locator('[data-offer]');
    const end = page.getByRole('contentinfo').getByText(/^©/).locator('xpath=..');
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const [line, cover] = [await end.boundingBox(), await bar.boundingBox()];
      const bottom = (line?.y ?? Number.POSITIVE_INFINITY) + (line?.height ?? 0);
      expect(bottom, `last line in ${locale}`).toBeLessThanOrEqual(cover?.y ?? 0);
    }).toPass();
  }
});

const pages = {
  en: '/en',
  cs: '/cs/vycep-u-zvonu',
  de: '/de/biermuseum-prag',
  it: '/it/faq',
} as const;

for (const path of testedLocales.map((locale) => pages[locale])) {
  test(`the top of ${path} leaves a phone's screen to the page`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const height = () =>
      page
        .getByRole('banner')
        .evaluate((banner) =>
          [...banner.children].reduce((sum, { clientHeight }) => sum + clientHeight, 0),
        );
    await expect(page.getByRole('banner').locator('section').getByRole('link')).toBeVisible();
    expect(await height(), 'with an announcement').toBeLessThanOrEqual(110);
    await page.locator('header > section').evaluateAll((found) => {
      for (const section of found) section.remove();
    });
    expect(await height(), 'without one').toBeLessThanOrEqual(110);
  });
}

test('a page that is painted before its first section has arrived stays in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/en', '/en/faq']) {
    await page.goto(path);
    const [arrived, missing] = await page.getByRole('main').evaluate((main) => {
      const top = () => main.getBoundingClientRect().top;
      const before = top();
      main.replaceChildren();
      return [before, top()];
    });
    expect(missing, `main of ${path}`).toBe(arrived);
  }
});

test('the navigation fits into one line from 1280 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const locale of locales) {
    await page.goto(`/${locale}`);
    const name = messages[locale].shell.mainNavigation;
    const entries = page.getByRole('navigation', { name, exact: true }).locator('> ul > li');
    const tops = await entries.evaluateAll((found) =>
      found.map((entry) => entry.getBoundingClientRect().top),
    );
    expect(tops.length, `entries in ${locale}`).toBeGreaterThan(1);
    expect(new Set(tops).size, `lines in ${locale}`).toBe(1);
  }
});

test('hours that do not fit into the line at the top end in an ellipsis', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of locales) {
    await page.goto(`/${locale}`);
    const line = page.getByRole('banner').locator('p [data-shown]').filter({ visible: true });
    const hours = line.locator('> span').last();
    await expect(hours).toHaveCSS('text-overflow', 'ellipsis');
    const [room, text] = [await line.boundingBox(), await hours.boundingBox()];
    const end = (text?.x ?? Number.POSITIVE_INFINITY) + (text?.width ?? 0);
    // Browsers round the widths of texts.
    expect(end, `end of the hours in ${locale}`).toBeLessThan(
      (room?.x ?? 0) + (room?.width ?? 0) + 1,
    );
  }
});

test('the footer shows the current year in Prague', async ({ page }) => {
  const year = new Date().getFullYear();
  await page.clock.install({ time: new Date(`${year}-12-31T23:30:00Z`) });
  await page.goto('/en');
  await expect(
    page.getByRole('contentinfo').getByText(String(year + 1), { exact: true }),
  ).toBeVisible();
});

test('links that open a new window announce it', async ({ page }) => {
  await page.goto('/en/contact');
  const directions = page.locator('details[name="directions"]').first();
  await directions.locator('summary').click();
  const links = directions.locator('a[target="_blank"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(/new window/);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the hours are in Prague time, whatever the visitor’s time zone', async ({ newContext }) => {
  const [there, elsewhere] = await Promise.all(
    ['Europe/Prague', 'Pacific/Auckland'].map(async (timezoneId) => {
      const context = await newContext({ timezoneId });
      const page = await context.newPage();
      await page.goto('/en/contact');
      await untilAlive(page);
      return await page.locator('body').innerText();
    }),
  );
  expect(there).toMatch(/Open|Closed/);
  expect(elsewhere).toBe(there);
});
