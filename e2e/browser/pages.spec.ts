import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectSoundPage } from '../fixtures/expect-sound-page.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expectWithinBudget } from '../fixtures/expect-within-budget.ts';
import { phone } from '../fixtures/phone.ts';
import { expect, test } from '../fixtures/test.ts';
import { documentKinds, pageKinds } from '../support/kinds.ts';
import { requestsElsewhere } from '../support/requests-elsewhere.ts';
import { firstPathAt } from '../support/sitemaps.ts';

// One visit to a page of some kinds, English and other languages taking turns.
test.use(phone);
// Pictures are rendered on first request; five widths and all accessibility rules take a while.
test.describe.configure({ timeout: 120_000 });

const desktop = { width: 1280, height: 800 };

/** The kinds with the most forms, prices and pictures; none in the full run, which visits every page. */
const sampled: readonly string[] = process.env.E2E_FULL ? [] : ['home', 'tickets', 'experience'];

const isSampled = ({ kind }: { readonly kind: string }) => sampled.includes(kind);

for (const [turn, { kind, paths }] of pageKinds.filter(isSampled).entries()) {
  const path = paths[turn % 2 === 0 ? 0 : 1];
  test(`${kind}: ${path} is sound and requests nothing elsewhere`, async ({ page }) => {
    const elsewhere = requestsElsewhere(page);
    await expectSoundPage(page, path);
    expect(elsewhere).toEqual([]);
  });
}

for (const [turn, { kind, prefixes }] of documentKinds.filter(isSampled).entries()) {
  const prefix = prefixes[turn % 2 === 0 ? 0 : 1];
  test(`${kind} under ${prefix} is sound and requests nothing elsewhere`, async ({
    page,
    request,
  }) => {
    const elsewhere = requestsElsewhere(page);
    await expectSoundPage(page, await firstPathAt(request, prefix));
    expect(elsewhere).toEqual([]);
  });
}

test.describe('a missing page', () => {
  test.use({ viewport: desktop, expectedComplaints: [/status of 404/] });

  test('is accessible and offers a way back', { tag: '@slow' }, async ({ page }) => {
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
    await expectWithinBudget(page, '/de');
  });
});
