import { expect, test } from '../fixtures/test.ts';
import { discountChip } from '../support/discount-chip.ts';
import { discountDeal } from '../support/example-documents.ts';
import { selectOther } from '../support/select-option.ts';

// Specification, section 4: the codes of the session are in the query on every route change.

/** A discount code that is valid today. */
let code: string;

test.beforeAll(async () => {
  ({ code } = await discountDeal());
});

test('a filter is sent with the codes of the session', async ({ page }) => {
  await page.goto('/en/faq?ref=hotel');
  await page.goto('/en/events');
  const sent = page.waitForRequest(/\/en\/events\?/);
  const filter = page.getByRole('form', { name: 'Filter events' });
  const { value: kind } = await selectOther(filter.getByRole('combobox', { name: 'Kind' }));
  await filter.getByRole('button', { name: 'Show events' }).click();
  expect(new URL((await sent).url()).search).toBe(`?month=&kind=${kind}&ref=hotel`);
  await expect(page).toHaveURL(`/en/events?kind=${kind}&ref=hotel#list`);
});

test('a discount that was removed from a filtered list is not sent with its form', async ({
  page,
}) => {
  await page.goto(`/en/events?kind=music&dsc=${code}`);
  const chip = discountChip(page);
  await chip.getByRole('button', { name: 'Remove the discount' }).click();
  await expect(page).toHaveURL(/\/en\/events\?kind=music$/);
  const clear = page.getByRole('link', { name: 'Clear filters' });
  await expect(clear).not.toHaveAttribute('href', /dsc/);
  const filter = page.getByRole('form', { name: 'Filter events' });
  const { value: kind } = await selectOther(filter.getByRole('combobox', { name: 'Kind' }));
  await filter.getByRole('button', { name: 'Show events' }).click();
  await expect(page).toHaveURL(`/en/events?kind=${kind}#list`);
});
