import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { sidewaysScroll } from '../fixtures/expect-to-fit.ts';
import { test } from '../fixtures/firefox-test.ts';
import { pageOfPictures } from '../support/gallery-pages.ts';

// A short visit in Firefox: what needs a script of ours, and what its layout engine decides.

const widths = [390, 768, 1440];

/** Presses the first visible element that matches a selector, once there is one. */
async function press(page: Page, selector: string): Promise<void> {
  const visible = (wanted: string) =>
    [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
  await page.waitForFunction(visible, {}, selector);
  const found = await page.evaluateHandle((wanted) => {
    const all = [...document.querySelectorAll(wanted)];
    return all.find((each) => each.checkVisibility()) ?? document.body;
  }, selector);
  await found.click();
}

/** Passes the gate with necessary cookies alone. */
async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await press(page, '#gate button[value="none"]');
  await page.waitForSelector('#gate', { hidden: true });
  // What an interaction loads is there.
  await page.waitForNetworkIdle();
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewport({ width, height: 800 });
    const overflow = await page.evaluate(sidewaysScroll);
    expect(overflow, `sideways scroll of ${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const locale of locales) {
  test(`a visitor in ${locale} passes the gate, and finds the museum in the menu`, async ({
    visit,
    baseURL,
  }) => {
    const path = pathFor('museum', locale);
    await enter(visit, `${baseURL}/${locale}`);
    await press(visit, 'header [data-menu] > summary');
    await press(visit, `header a[href="${path}"]`);
    await visit.waitForFunction(
      (asked) => location.pathname === asked && document.querySelector('main h1'),
      {},
      path,
    );
    await expectNoOverflow(visit);
  });
}

test('a form opens over its page, and its errors are shown', async ({ visit, baseURL }) => {
  await enter(visit, `${baseURL}/en`);
  await press(visit, 'a[data-form="subscription"]');
  await visit.waitForSelector('dialog[open] form');
  await press(visit, 'dialog[open] button[type="submit"]');
  const summary = 'dialog[open] section[aria-labelledby$="-summary"]';
  await visit.waitForSelector(summary, { visible: true });
  expect(await visit.$$eval(`${summary} a`, (links) => links.length)).toBeGreaterThan(0);
});

test('a picture opens in the lightbox, and Escape closes it', async ({ visit, baseURL }) => {
  const { route } = await pageOfPictures();
  await enter(visit, `${baseURL}${pathFor(route, 'de')}`);
  await visit.focus('a[data-pswp-width]');
  await visit.keyboard.press('Enter');
  await visit.waitForSelector('.pswp--open');
  // A press while the lightbox is still opening has no effect.
  await expect(async () => {
    await visit.keyboard.press('Escape');
    await visit.waitForSelector('.pswp--open', { hidden: true, timeout: 2000 });
  }).toPass();
  expect(await visit.evaluate(() => document.activeElement?.matches('a[data-pswp-width]'))).toBe(
    true,
  );
});
