import { locales } from '../../lib/platform/i18n/locales.ts';
import { expectShort } from '../fixtures/expect-short.ts';
import { expectWithinBudget } from '../fixtures/expect-within-budget.ts';
import { phone } from '../fixtures/phone.ts';
import { test } from '../fixtures/test.ts';
import { sitemapPaths } from '../support/sitemaps.ts';

test.use(phone);
test.describe.configure({ timeout: 1_800_000 });

for (const locale of locales) {
  test(`every page in ${locale} is within its budgets, short and stays in place`, async ({
    page,
    request,
  }) => {
    for (const path of await sitemapPaths(request, locale)) {
      await test.step(path, async () => {
        await expectWithinBudget(page, path);
        await expectShort(page);
      });
    }
  });
}
