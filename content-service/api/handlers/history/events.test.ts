import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../../../testing/fixture.ts';
import { newId } from '../../../testing/things.ts';

let fixture: Fixture;
let id: string;
let draftId: string;

beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());
beforeEach(() => {
  id = newId();
  draftId = `drafts.${id}`;
});

interface EventPage {
  readonly events: Readonly<Record<string, readonly { readonly type: string }[]>>;
  readonly nextCursor: string;
}

const requestEvents = (documentId: string, query = '', role?: 'editor'): Promise<EventPage> =>
  fixture
    .client(role)
    .request({ url: `/data/history/production/events/documents/${documentId}?${query}` });

async function eventsOf(documentId: string) {
  const { events } = await requestEvents(documentId, '', 'editor');
  return events[documentId] ?? [];
}

const act = {
  create: () =>
    fixture.client('editor').action({
      actionType: 'sanity.action.document.create',
      publishedId: id,
      attributes: { _id: draftId, _type: 'thing', title: 'First' },
      ifExists: 'fail',
    }),
  edit: () =>
    fixture.client('editor').action({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId: id,
      patch: { set: { title: 'Changed' } },
    }),
  publish: () =>
    fixture
      .client('editor')
      .action({ actionType: 'sanity.action.document.publish', draftId, publishedId: id }),
  unpublish: () =>
    fixture
      .client('editor')
      .action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId: id }),
  discard: () => fixture.client('editor').delete(draftId),
  remove: () =>
    fixture.client('editor').action({
      actionType: 'sanity.action.document.delete',
      publishedId: id,
      includeDrafts: [],
    }),
};

test('the life of a document appears, the newest event first and without edits', async () => {
  const { transactionId: created } = await act.create();
  const { transactionId: edited } = await act.edit();
  const { transactionId: publishedAs } = await act.publish();
  await act.unpublish();
  await act.publish();
  await act.remove();
  const publication = {
    type: 'publishDocumentVersion',
    documentId: id,
    versionId: draftId,
    author: 'embedded-editor',
    revisionId: publishedAs,
    versionRevisionId: edited,
    publishCause: 'document.publish',
  };
  expect(await eventsOf(id)).toMatchObject([
    { type: 'deleteDocumentGroup' },
    { type: 'publishDocumentVersion' },
    { type: 'unpublishDocument', versionId: draftId },
    publication,
  ]);
  expect(await eventsOf(draftId)).toMatchObject([
    { type: 'deleteDocumentGroup' },
    { type: 'publishDocumentVersion' },
    { type: 'createDocumentVersion' },
    publication,
    { type: 'createDocumentVersion', versionRevisionId: created },
  ]);
});

test('a discarded draft is not a deleted document', async () => {
  await act.create();
  await act.publish();
  await act.edit();
  await act.discard();
  expect((await eventsOf(draftId))[0]).toMatchObject({
    type: 'deleteDocumentVersion',
    versionId: draftId,
  });
  expect((await eventsOf(id)).map(({ type }) => type)).toEqual(['publishDocumentVersion']);
});

test('a published document that is written directly is a live document', async () => {
  const client = fixture.client('editor');
  await client.create({ _id: id, _type: 'thing' });
  await client.patch(id).set({ title: 'Changed' }).commit();
  expect((await eventsOf(id)).map(({ type }) => type)).toEqual([
    'updateLiveDocument',
    'createLiveDocument',
  ]);
});

test('many events are read in pages', async () => {
  await act.create();
  await act.publish();
  await act.unpublish();
  await act.publish();
  const first = await requestEvents(id, 'limit=2', 'editor');
  expect(first.events[id]).toMatchObject([
    { type: 'publishDocumentVersion' },
    { type: 'unpublishDocument' },
  ]);
  const second = await requestEvents(id, `limit=2&nextCursor=${first.nextCursor}`, 'editor');
  expect(second.events[id]).toMatchObject([{ type: 'publishDocumentVersion' }]);
  expect(second.nextCursor).toBe('');
});

test('events need a token, because a publication names the draft or release', async () => {
  await act.create();
  await act.publish();
  for (const of of [id, draftId]) {
    await expect(requestEvents(of)).rejects.toMatchObject({ statusCode: 401 });
  }
});

test.each(['limit=0', 'limit=101', 'limit=many'])('%s is rejected with 400', async (query) => {
  await expect(requestEvents(id, query, 'editor')).rejects.toMatchObject({ statusCode: 400 });
});
