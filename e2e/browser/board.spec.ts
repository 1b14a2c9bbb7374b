import { pathFor } from '../../lib/routing/path-for.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { boardPages, groupsOf } from '../support/board-pages.ts';
import { messages } from '../support/messages.ts';
import { sampleLocales } from '../support/tested-locales.ts';

// Both boards at five widths and all accessibility rules take a while.
test.describe.configure({ timeout: 120_000 });

test('on phones, screen readers find the groups of a board by their headings', async ({ page }) => {
  const [boardPage] = await boardPages();
  if (!boardPage) throw new Error('There is no page with a board.');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathFor(boardPage.route, 'en'));
  const [group] = groupsOf(boardPage);
  const name = group?.title.en ?? '';
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(1);
  await page.locator('summary', { hasText: name }).click();
  await expect(page.getByText(group?.dishes[0]?.name.en ?? '').first()).toBeVisible();
});

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
