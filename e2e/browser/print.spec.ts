import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';
import { findContent } from '../support/find-content.ts';
import { messages } from '../support/messages.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('the printed contact page has hours, ways, access and people, without header', async ({
  page,
}) => {
  const phone = await findContent<string>(
    'phone number of the first person for groups',
    '*[_type == "settings"][0].teamB2B[0]->phone',
  );
  await page.goto('/de/kontakt');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByRole('main').getByText(phone).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /Skizze/ })).toBeVisible();
  // The later days are in a closed `details` element on screen.
  const rows = page.getByRole('main').locator('details tr');
  expect(await rows.count(), 'exceptional opening hours after a fortnight').toBeGreaterThan(0);
  for (const row of await rows.all()) await expect(row).toBeVisible();
});

test('the headings of forms, which are not printed, are not printed either', async ({ page }) => {
  const { visitDays, party, experience } = messages.en;
  await page.goto(documentPath(await bookableExperience(), 'en'));
  const heading = (name: string) =>
    page.getByRole('heading', { name, exact: true, includeHidden: true });
  await expect(heading(experience.tickets)).toBeVisible();
  await expect(heading(visitDays.heading)).toBeHidden();
  await expect(heading(party.heading)).toBeHidden();
  await page.goto('/en/ticketing-office');
  await expect(heading(party.heading)).toBeHidden();
});

test.describe('before the gate', () => {
  test.use({ visitor: 'new' });

  test('the page is printed, not the gate', async ({ page }) => {
    await page.goto('/en/program');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
