import { locales } from '../../lib/platform/i18n/locales.ts';
import { expect, test } from '../fixtures/test.ts';
import { shownPaths } from '../support/all-pages.ts';
import { gateOf } from '../support/gate.ts';
import { requestsElsewhere } from '../support/requests-elsewhere.ts';

test.describe.configure({ timeout: 1_200_000 });

// Returning visitors visit every page in `every-page.spec.ts`.
test.use({ visitor: 'new' });

for (const locale of locales) {
  test(`no page in ${locale} sends third-party requests without consent`, async ({
    page,
    request,
  }) => {
    const elsewhere = requestsElsewhere(page);
    const paths = [...(await shownPaths(request))];
    for (const path of paths.filter((path) => path.split('/')[1] === locale)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(gateOf(page)).toBeVisible();
    }
    expect(elsewhere).toEqual([]);
  });
}
