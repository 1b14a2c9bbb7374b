import { partyPricePath } from '../../lib/routing/party-price-path.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectToFit } from '../fixtures/expect-to-fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { passLocationWarning } from '../support/checkout-steps.ts';
import { discountChip } from '../support/discount-chip.ts';
import { bookableExperience, discountedVisit } from '../support/example-documents.ts';
import { messages } from '../support/messages.ts';
import { partyTypes, requestPrice } from '../support/party.ts';

test('the home page works out a price, which the checkout has, too', { tag: '@slow' }, async ({
  page,
}) => {
  const { adult, child } = await partyTypes();
  await page.goto('/en');
  await requestPrice(page, { [child._id]: 2 });
  await expect(page).toHaveURL(/\/en\/party-price\?/);
  await expectAccessible(page);
  await expectToFit(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Total').locator('xpath=..')).toContainText(/\d\sKč ≈\s€\d/);
  await expect(page.locator(`[name="${adult._id}"]`)).toHaveValue('2');
  await main.getByRole('link', { name: 'Buy these tickets' }).click();
  await passLocationWarning(page);
  await expect(page).toHaveURL(/\/checkout-demo\?.*tickets=/);
  const tickets = new URL(page.url()).searchParams.get('tickets') ?? '';
  await expect(page.getByRole('heading', { name: 'Step 3 of 4: Day and time' })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: 'Tickets' }).click();
  const counters = page.getByRole('spinbutton');
  await expect(counters.first()).toBeVisible();
  const values = await Promise.all((await counters.all()).map((counter) => counter.inputValue()));
  const counts = values.filter((value) => value !== '0');
  expect(counts).toEqual(tickets.split(' ').map((ticket) => ticket.split('.')[0]));
});

test('a price says that it is without the visitor’s discount while there is one', async ({
  page,
}) => {
  const [{ deal, experience }, { adult }] = await Promise.all([discountedVisit(), partyTypes()]);
  const party = { experience: experience._id, [adult._id]: '2' };
  const path = partyPricePath('en');
  const note = page.getByRole('main').getByText(messages.en.party.discount);
  await page.goto(`${path}?${new URLSearchParams(party)}`);
  await expect(page.getByRole('main').getByText('Total')).toBeVisible();
  await expect(note).toBeHidden();
  await page.goto(`${path}?${new URLSearchParams({ ...party, dsc: deal.code })}`);
  await expect(note).toBeVisible();
  await expectToFit(page);
  await discountChip(page).getByRole('button', { name: 'Remove the discount' }).click();
  await expect(note).toBeHidden();
});

test('the longest label of the bar at the thumb fits the narrowest phone', async ({ page }) => {
  const [experience, { adult }] = await Promise.all([bookableExperience(), partyTypes()]);
  const query = new URLSearchParams({ experience: experience._id, [adult._id]: '2' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${partyPricePath('it')}?${query}`);
  await expect(page.locator('[data-offer]').getByRole('link')).toHaveText(messages.it.party.buy);
  await expectToFit(page);
});

test('the numbers stay in another language', { tag: '@slow' }, async ({ page }) => {
  const { adult } = await partyTypes();
  await page.goto('/en/ticketing-office');
  await requestPrice(page, { [adult._id]: 3 });
  await expect(page).toHaveURL(/\/en\/party-price\?/);
  const { searchParams } = new URL(page.url());
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Deutsch/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/party-price\?/);
  expect(new URL(page.url()).searchParams.get('experience')).toBe(searchParams.get('experience'));
  await expect(page.locator(`[name="${adult._id}"]`)).toHaveValue('3');
});
