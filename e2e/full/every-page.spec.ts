import { locales } from '../../lib/platform/i18n/locales.ts';
import { expectSoundPage } from '../fixtures/expect-sound-page.ts';
import { phone } from '../fixtures/phone.ts';
import { expect, test } from '../fixtures/test.ts';
import { requestsElsewhere } from '../support/requests-elsewhere.ts';
import { sitemapPaths } from '../support/sitemaps.ts';

test.use(phone);
test.describe.configure({ timeout: 1_800_000 });

for (const locale of locales) {
  test(`every page in ${locale} is sound, reports no errors and requests nothing elsewhere`, async ({
    page,
    request,
  }) => {
    const elsewhere = requestsElsewhere(page);
    for (const path of await sitemapPaths(request, locale)) {
      await test.step(path, () => expectSoundPage(page, path));
    }
    expect(elsewhere).toEqual([]);
  });
}
