import type { SanityClient } from '@sanity/client';
import { expect, test } from '../fixtures/studio-test.ts';
import { type Desk, STEP_MS } from '../support/desk.ts';
import { upcomingMinute } from '../support/public-from.ts';
import { anEvent, pricedExperience } from '../support/studio-documents.ts';

/** Returns an event that no other test knows, to be stored under this id. */
async function anotherEvent(client: SanityClient, _id: string) {
  const event = await anEvent(client);
  const slug = { _type: 'localizedSlug', en: _id };
  return { ...event, _id, slug, languages: ['en'], title: { ...event.title, en: _id } };
}

/** Returns the ids under which a document is stored: its own and that of its draft. */
const storedIds = (client: SanityClient, id: string) => () =>
  client.fetch<string[]>(
    '*[_id in [$id, $draft]]._id',
    { id, draft: `drafts.${id}` },
    { perspective: 'raw' },
  );

/** Waits until the form of a document shows its English title. */
async function expectOpen(desk: Desk, title: string) {
  const input = desk.field('title.en').locator('input');
  await expect(input).toHaveValue(title, { timeout: STEP_MS });
}

/** Deletes the open document whose English title is given. */
async function deleteOpen(desk: Desk, title: string) {
  await expectOpen(desk, title);
  await desk.chooseAction('Delete');
  await desk.page.getByRole('button', { name: 'Delete', exact: true }).click();
}

test('a draft that was never published is deleted', async ({ desk, client }) => {
  const event = await anotherEvent(client, 'never-published');
  await client.create({ ...event, _id: `drafts.${event._id}` });
  await desk.openDocument(event);
  await deleteOpen(desk, event.title.en);
  await expect.poll(storedIds(client, event._id)).toEqual([]);
});

test('a published document is deleted with its draft', async ({ desk, client }) => {
  const event = await anotherEvent(client, 'published-and-edited');
  const title = { ...event.title, en: 'Edited' };
  await client.create(event);
  await client.create({ ...event, _id: `drafts.${event._id}`, title });
  await desk.openDocument(event);
  await deleteOpen(desk, title.en);
  await expect.poll(storedIds(client, event._id)).toEqual([]);
});

test('a document that only a release links to is not deleted', async ({
  afterTest,
  desk,
  page,
  client,
}) => {
  const event = await anotherEvent(client, 'linked-in-release');
  const releaseId = `rDeletion${Date.now()}`;
  await client.create(event);
  afterTest(() => client.delete(event._id));
  await client.releases.create({ releaseId });
  afterTest(() => client.releases.archive({ releaseId }));
  await client.createVersion({
    document: { _type: 'campaignLink', page: { _type: 'reference', _ref: event._id } },
    publishedId: 'link-of-release',
    releaseId,
  });
  await desk.openDocument(event);
  await expectOpen(desk, event.title.en);
  await desk.chooseAction('Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete: still in use' });
  await expect(dialog).toContainText('In a release');
  expect(await storedIds(client, event._id)()).toEqual([event._id]);
});

test('a document that others link to is not unpublished with a release', async ({
  afterTest,
  desk,
  page,
  client,
}) => {
  const experience = await pricedExperience(client);
  const link = { _id: 'link-to-experience', _type: 'campaignLink' };
  await client.create({ ...link, page: { _type: 'reference', _ref: experience._id } });
  afterTest(() => client.delete(link._id));
  const title = `Autumn ${Date.now()}`;
  const releaseIds = () =>
    client.fetch<string[]>(
      '*[_type == "system.release" && metadata.title == $title].name',
      { title },
      { perspective: 'raw' },
    );
  afterTest(async () => {
    for (const releaseId of await releaseIds()) await client.releases.archive({ releaseId });
  });
  await desk.createRelease(title, upcomingMinute());
  await desk.follow('Experiences', 'Experience', experience.title.en);
  await desk.addToRelease();
  await desk.chooseAction('Unpublish when releasing');
  const name = 'Unpublish when releasing: still in use';
  await expect(page.getByRole('dialog', { name })).toContainText('Remove the links first');
  await desk.closeDialog();
  const [releaseId] = await releaseIds();
  const version = await client.getDocument(`versions.${releaseId}.${experience._id}`);
  expect(version?.title).toEqual(experience.title);
  expect(version).not.toHaveProperty('_system.delete');
});
