import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectShort } from '../fixtures/expect-short.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expectWithinBudget, homeBudget } from '../fixtures/expect-within-budget.ts';
import { phone } from '../fixtures/phone.ts';
import { expect, test } from '../fixtures/test.ts';
import { documentKinds, pageKinds } from '../support/kinds.ts';
import { requestsElsewhere } from '../support/requests-elsewhere.ts';
import { firstPathAt } from '../support/sitemaps.ts';

// One visit to a page of each kind, English and other languages taking turns. The full tests visit
// every page in every language.
test.use(phone);
// Pictures are rendered on first request; five widths and all accessibility rules take a while.
test.describe.configure({ timeout: 120_000 });

const desktop = { width: 1280, height: 800 };

/** Visits a page once, on a phone, and expects what holds for every page; returns its bytes. */
async function visit(page: Page, path: string): Promise<number> {
  const elsewhere = requestsElsewhere(page);
  const total = await expectWithinBudget(page, path);
  await expectShort(page);
  // The pictures shown so far stay: on wide screens at this pixel density, the content service would
  // render most of them again, in their largest size.
  await page.route('**/media/images/**', () => undefined);
  await expectToFit(page);
  await page.setViewportSize(desktop);
  // At the end of the page, where the budget has left it, the header would cover links.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  expect(elsewhere, `third parties of ${path}`).toEqual([]);
  return total;
}

for (const [turn, { kind, paths }] of pageKinds.entries()) {
  const path = paths[turn % 2 === 0 ? 0 : 1];
  test(`${kind}: ${path} is within its budgets, stays in place and fits every screen`, async ({
    page,
  }) => {
    const total = await visit(page, path);
    if (kind === 'home') expect(total).toBeLessThanOrEqual(homeBudget);
  });
}

for (const [turn, { kind, prefixes }] of documentKinds.entries()) {
  const prefix = prefixes[turn % 2 === 0 ? 0 : 1];
  test(`${kind} under ${prefix} is within its budgets, stays in place and fits every screen`, async ({
    page,
    request,
  }) => {
    await visit(page, await firstPathAt(request, prefix));
  });
}

test.describe('a missing page', () => {
  test.use({ viewport: desktop, expectedComplaints: [/status of 404/] });

  test('is accessible and offers a way back', async ({ page }) => {
    await page.goto('/en/faq');
    await page.goto('/en/nothing-here');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL(/\/en$/);
  });
});

test.describe('before the gate', () => {
  test.use({ visitor: 'new' });

  test('the home page is within its budget', async ({ page }) => {
    const total = await expectWithinBudget(page, '/de');
    expect(total).toBeLessThanOrEqual(homeBudget);
  });
});
