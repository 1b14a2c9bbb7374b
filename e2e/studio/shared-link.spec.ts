import { expect, test } from '../fixtures/studio-test.ts';
import { anEvent } from '../support/studio-documents.ts';

test('an editor shares the draft of a document, and withdraws the link', async ({
  afterTest,
  desk,
  page,
  newContext,
  studio,
  client,
}) => {
  const event = await anEvent(client);
  const title = { ...event.title, de: `Geteilt ${Date.now()}` };
  const draft = `drafts.${event._id}`;
  await client.createOrReplace({ ...event, _id: draft, title });
  afterTest(() => client.delete(draft));

  await desk.openDocument(event);
  await expect(desk.field('title.de').locator('input')).toHaveValue(title.de);
  await desk.chooseAction('Share a preview');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await dialog.getByLabel('Valid for').selectOption({ label: '1 hour' });
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await desk.closeDialog();

  const visitor = await newContext();
  const seen = await visitor.newPage();
  // The Studio names the site by its public origin.
  const { pathname, search } = new URL(address);
  await seen.goto(studio.siteUrl + pathname + search);
  const heading = seen.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveText(title.de);

  await desk.open('Shared links');
  await page.getByRole('link', { name: event.title.en }).last().click();
  await desk.chooseAction('Withdraw link');
  await page.getByRole('button', { name: 'Withdraw link' }).click();
  const shown = async () => {
    await seen.reload();
    return await heading.textContent();
  };
  await expect.poll(shown).toBe(event.title.de);
});

test('no link is made for a draft that the website cannot show', async ({
  afterTest,
  desk,
  page,
  client,
}) => {
  const { end: _end, ...event } = await anEvent(client);
  const title = { ...event.title, de: `Ohne Ende ${Date.now()}` };
  const draft = `drafts.${event._id}`;
  await client.createOrReplace({ ...event, _id: draft, title });
  afterTest(() => client.delete(draft));
  await desk.openDocument(event);
  await expect(desk.field('title.de').locator('input')).toHaveValue(title.de);
  await desk.chooseAction('Share a preview');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText(['End']);
  await expect(dialog.getByRole('button', { name: 'Make link' })).toHaveCount(0);
});
