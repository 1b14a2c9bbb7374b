import { expect, test } from '../fixtures/studio-test.ts';
import { STEP_MS } from '../support/desk.ts';
import { anEvent } from '../support/studio-documents.ts';

test('a document that a published one links to names it, and is neither deleted nor unpublished', async ({
  afterTest,
  client,
  desk,
  page,
}) => {
  const event = await anEvent(client);
  const link = { _id: 'link-to-event', _type: 'campaignLink', name: 'Poster at the gate' };
  await client.create({ ...link, page: { _type: 'reference', _ref: event._id } });
  afterTest(() => client.delete(link._id));
  await desk.openDocument(event);
  const usedIn = page.getByRole('heading', { name: 'Used in' }).locator('..');
  await expect(usedIn.getByRole('link', { name: link.name })).toBeVisible({ timeout: STEP_MS });

  for (const action of ['Delete', 'Unpublish']) {
    await desk.chooseAction(action);
    const refusal = page.getByRole('dialog', { name: `${action}: still in use` });
    await expect(refusal).toContainText('Remove the links first');
    await expect(refusal.getByRole('link', { name: link.name })).toBeVisible();
    await desk.closeDialog();
  }
  expect(await client.getDocument(event._id)).toMatchObject({ title: event.title });

  await usedIn.getByRole('link', { name: link.name }).click();
  await expect(desk.field('name').locator('input')).toHaveValue(link.name);
});
