import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';
import { partyTypes, requestPrice } from '../support/party.ts';

test('an experience works out the price for a party and sells exactly that', async ({ page }) => {
  const experience = await bookableExperience();
  const { adult, child } = await partyTypes();
  await page.goto(documentPath(experience, 'cs'));
  await requestPrice(page, { [adult._id]: 2, [child._id]: 1 });
  await expect(page).toHaveURL(/\/cs\/party-price\?/);
  await expect(page.getByRole('heading', { name: experience.title?.cs })).toBeVisible();
  const buy = page.getByRole('main').getByRole('link', { name: 'Koupit tyto vstupenky' });
  const { searchParams } = new URL((await buy.getAttribute('href')) ?? '', page.url());
  expect(searchParams.get('experience')).toBe(experience._id);
  expect(searchParams.get('party')).toBe('3');
  expect(searchParams.get('tickets')?.split(' ')).toEqual([`2.${adult._id}`, `1.${child._id}`]);
});

test('a party that is too large is led to an enquiry, and its numbers stay', async ({ page }) => {
  const { adult } = await partyTypes();
  await page.goto('/de/kasse');
  await requestPrice(page, { [adult._id]: 20 });
  await expect(page.getByRole('main').getByRole('link', { name: /Anfrage/ })).toBeVisible();
  await expect(page.locator(`[name="${adult._id}"]`)).toHaveValue('20');
});
