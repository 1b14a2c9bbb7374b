import type { Action, SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DatasetState } from '../store/dataset-state.ts';
import { ContentStore } from '../store/store.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { newId } from '../testing/things.ts';

/** Generous for a busy machine. */
const soon = { timeout: 15_000, interval: 20 };

let fixture: Fixture;
let client: SanityClient;
const log: string[] = [];
let releaseId: string;
let publishedId: string;

beforeAll(async () => {
  fixture = await createFixture({ log: ({ message }) => log.push(message) });
});
afterAll(() => fixture.remove());

beforeEach(() => {
  client = fixture.client('editor');
  releaseId = `r${crypto.randomUUID()}`;
  publishedId = newId();
  log.length = 0;
});

const after = (ms: number) => new Date(Date.now() + ms).toISOString();
const release = (id = releaseId) => client.releases.get({ releaseId: id });
const state =
  (id = releaseId) =>
  async () =>
    (await release(id))?.state;

/** Creates a release with one version. */
async function create(content: Record<string, unknown> = {}, id = releaseId) {
  await client.releases.create({ releaseId: id });
  await client.createVersion({
    document: { _type: 'thing', title: 'New', ...content },
    publishedId,
    releaseId: id,
  });
}

/** Returns the author of the last change of a document. */
async function lastAuthor(id: string): Promise<unknown> {
  const line: string = await client.request({
    url: `/data/history/production/transactions/${id}?reverse=true&limit=1`,
  });
  const change: { author: unknown } = JSON.parse(line);
  return change.author;
}

const scheduling = (id: string, publishAt: string): Action => ({
  actionType: 'sanity.action.release.schedule',
  releaseId: id,
  publishAt,
});

test('a scheduled release is published at its time and not before', async () => {
  const publishAt = after(300);
  await create();
  await client.releases.schedule({ releaseId, publishAt });
  await expect.poll(state(), soon).toBe('published');
  const published = await client.getDocument(publishedId);
  expect(published).toMatchObject({ title: 'New' });
  expect(String(published?._updatedAt) >= publishAt).toBe(true);
  expect(log).toEqual([]);
});

test('a scheduled release is published in the name of the user who scheduled it last', async () => {
  await create();
  await client.releases.schedule({ releaseId, publishAt: after(60_000) });
  await client.releases.unschedule({ releaseId });
  const publishAt = after(300);
  await fixture.client('administrator').releases.schedule({ releaseId, publishAt });
  await client.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Spring' } } });
  await expect.poll(state(), soon).toBe('published');
  expect(await lastAuthor(publishedId)).toBe('embedded-administrator');
});

test('a time in the past is due at once', async () => {
  await create();
  await client.releases.schedule({ releaseId, publishAt: after(-60_000) });
  await expect.poll(state(), soon).toBe('published');
});

test('several due releases are published in the order of their times', async () => {
  const [first, second] = [`first${releaseId}`, `second${releaseId}`];
  await create({ title: 'First' }, first);
  await create({ title: 'Second' }, second);
  await client.action([scheduling(second, after(-1000)), scheduling(first, after(-2000))]);
  await expect.poll(state(second), soon).toBe('published');
  expect(await release(first)).toMatchObject({ state: 'published' });
  expect(await client.getDocument(publishedId)).toMatchObject({ title: 'Second' });
});

test('an unscheduled release is not published', async () => {
  const marker = `marker${releaseId}`;
  await create();
  await client.releases.create({ releaseId: marker });
  await client.action([
    scheduling(releaseId, after(-2000)),
    { actionType: 'sanity.action.release.unschedule', releaseId },
    scheduling(marker, after(-1000)),
  ]);
  await expect.poll(state(marker), soon).toBe('published');
  expect(await release()).toMatchObject({ state: 'active' });
  expect(await client.getDocument(publishedId)).toBeUndefined();
});

test('a release that cannot be published becomes active again, with the reason', async () => {
  await create({ to: { _type: 'reference', _ref: 'missing' } });
  await client.releases.schedule({ releaseId, publishAt: after(-1000) });
  await expect
    .poll(async () => (await release())?.error?.message, soon)
    .toContain('references non-existent document "missing"');
  expect(await release()).toMatchObject({ state: 'active' });
  const author = String(await lastAuthor(`_.releases.${releaseId}`));
  expect(await client.users.getById(author)).toMatchObject({ displayName: 'Scheduled release' });
  expect(log).toEqual([expect.stringContaining(`release "${releaseId}" could not be published`)]);
  await client.createIfNotExists({ _id: 'missing', _type: 'thing' });
  await client.releases.publish({ releaseId });
  expect(await release()).not.toHaveProperty('error');
});

test('a release scheduled before a restart is published after it', { tags: 'slow' }, async () => {
  await create();
  await client.releases.schedule({ releaseId, publishAt: after(1500) });
  await fixture.restart();
  client = fixture.client('editor');
  await expect.poll(state(), soon).toBe('published');
});

test('a store that cannot be read at the moment delays releases, and the service goes on', async () => {
  await create();
  await client.releases.schedule({ releaseId, publishAt: after(300) });
  const spy = vi.spyOn(DatasetState.prototype, 'idsUnder').mockImplementation(() => {
    throw new Error('the disk is broken');
  });
  const delayed = 'Scheduled releases are delayed: the disk is broken';
  await expect.poll(() => log, soon).toEqual([delayed]);
  spy.mockRestore();
  expect(await release()).toMatchObject({ state: 'scheduled' });
  await client.releases.unschedule({ releaseId });
});

test('a release that cannot be written at the moment delays no other', async () => {
  const other = `other${releaseId}`;
  await create();
  await client.releases.create({ releaseId: other });
  const { commit } = ContentStore.prototype;
  const spy = vi.spyOn(ContentStore.prototype, 'commit').mockImplementation(function (
    this: ContentStore,
    transaction,
  ) {
    if (transaction.changes.some(({ id, next }) => id === publishedId && next !== null)) {
      throw new Error('the disk is full');
    }
    commit.call(this, transaction);
  });
  await client.releases.schedule({ releaseId, publishAt: after(-1000) });
  const delayed = [expect.stringContaining(`"${releaseId}" is delayed: the disk is full`)];
  await expect.poll(() => log, soon).toEqual(delayed);
  await client.releases.schedule({ releaseId: other, publishAt: after(300) });
  await expect.poll(state(other), soon).toBe('published');
  expect(await release()).toMatchObject({ state: 'scheduled' });
  expect(log).toEqual(delayed);
  spy.mockRestore();
  await client.releases.unschedule({ releaseId });
});
