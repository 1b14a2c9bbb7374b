import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { documentKinds, pageKinds } from '../support/kinds.ts';
import { everyPath } from '../support/sitemaps.ts';

// Five widths and all accessibility rules: the longest pages take a while on a slow machine.
test.slow();

for (const { kind, paths } of pageKinds) {
  for (const path of paths) {
    test(`${kind}: ${path} is accessible and fits every screen`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
      await expectToFit(page);
    });
  }
}

for (const { kind, prefixes } of documentKinds) {
  for (const prefix of prefixes) {
    test(`${kind} under ${prefix} is accessible and fits every screen`, async ({
      page,
      request,
    }) => {
      const found = (await everyPath(request)).find(({ path }) => path.startsWith(prefix));
      expect(found, `a document under ${prefix}`).toBeDefined();
      await page.goto(found?.path ?? '');
      await expectAccessible(page);
      await expectToFit(page);
    });
  }
}

test.describe('a missing page', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('is accessible and offers a way back', async ({ page }) => {
    await page.goto('/en/faq');
    await page.goto('/en/nothing-here');
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL(/\/en$/);
  });
});
