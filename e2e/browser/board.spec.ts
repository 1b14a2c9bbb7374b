import { pathFor } from '../../lib/routing/path-for.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { boardPages } from '../support/board-pages.ts';
import { messages } from '../support/messages.ts';
import { sampleLocales } from '../support/tested-locales.ts';

// Both boards at five widths and all accessibility rules take a while.
test.describe.configure({ timeout: 120_000 });

for (const locale of sampleLocales) {
  test(`boards in ${locale} explain their allergens, are accessible and fit every screen`, {
    tag: '@slow',
  }, async ({ page }) => {
    const { allergens, allergen } = messages[locale].board;
    for (const { route } of await boardPages()) {
      await page.goto(pathFor(route, locale));
      const legend = page.getByRole('group').filter({ hasText: allergens });
      const milk = legend.getByText(allergen[7]);
      await expect(milk).toBeHidden();
      await legend.getByText(allergens).click();
      await expect(milk).toBeVisible();
      await expectToFit(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(page);
    }
  });
}
