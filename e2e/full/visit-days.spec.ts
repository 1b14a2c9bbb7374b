import { documentPath } from '../../lib/routing/document-path.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';
import { monthAfter, visitDays } from '../support/visit-days.ts';

test('phones have the months folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(documentPath(await bookableExperience(), 'de'));
  const calendar = visitDays(page);
  const { name } = monthAfter(1, 'de');
  await expect(calendar.getByRole('table', { name })).toBeHidden();
  await calendar.getByText('Tag wählen').click();
  await expect(calendar.getByRole('grid', { name })).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
});
