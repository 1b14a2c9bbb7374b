import { locales } from '../../lib/platform/i18n/locales.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { test } from '../fixtures/test.ts';
import { sitemapPaths } from '../support/sitemaps.ts';

test.describe.configure({ timeout: 1_200_000 });

for (const locale of locales) {
  test(`every page in ${locale} is accessible, reports no errors and fits every screen`, async ({
    page,
    request,
  }) => {
    for (const path of await sitemapPaths(request, locale)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await expectAccessible(page);
        await expectToFit(page);
      });
    }
  });
}
