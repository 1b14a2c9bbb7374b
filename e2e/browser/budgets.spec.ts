import { expectWithinBudget, homeBudget } from '../fixtures/expect-within-budget.ts';
import { phone } from '../fixtures/phone.ts';
import { expect, test } from '../fixtures/test.ts';
import { documentKinds, pageKinds } from '../support/kinds.ts';
import { everyPath } from '../support/sitemaps.ts';

// Page weight budgets on a phone, measured on one page of each kind; every page is measured in the
// full tests.
test.use(phone);
// Pictures are rendered on first request, which takes time on a small machine.
test.describe.configure({ timeout: 120_000 });

for (const { kind, paths } of pageKinds) {
  for (const path of paths) {
    test(`${kind}: ${path} is light and keeps still`, async ({ page }) => {
      const total = await expectWithinBudget(page, path);
      if (kind === 'home') expect(total).toBeLessThanOrEqual(homeBudget);
    });
  }
}

for (const { kind, prefixes } of documentKinds) {
  test(`${kind} under ${prefixes[0]} is light and keeps still`, async ({ page, request }) => {
    const found = (await everyPath(request)).find(({ path }) => path.startsWith(prefixes[0]));
    expect(found, `a document under ${prefixes[0]}`).toBeDefined();
    await expectWithinBudget(page, found?.path ?? '');
  });
}

test.describe('before the gate', () => {
  test.use({ visitor: 'new' });

  test('the home page is within its budget', async ({ page }) => {
    const total = await expectWithinBudget(page, '/de');
    expect(total).toBeLessThanOrEqual(homeBudget);
  });
});
