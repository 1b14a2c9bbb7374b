import type { Action, PatchOperations, SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { newId } from '../testing/things.ts';

let fixture: Fixture;
let client: SanityClient;
/** A new document of each test, and its draft. */
let publishedId: string;
let draftId: string;

beforeAll(async () => {
  fixture = await createFixture();
  client = fixture.client('editor');
});
afterAll(() => fixture.remove());

beforeEach(() => {
  publishedId = newId();
  draftId = `drafts.${publishedId}`;
});

const document = (id: string, content: Record<string, unknown> = {}) => ({
  _id: id,
  _type: 'thing',
  ...content,
});
const put = (id: string, content?: Record<string, unknown>) => client.create(document(id, content));
const stored = (id: string) => client.getDocument(id);
const act = (action: Action) => client.action(action);

const create = (ifExists: 'fail' | 'ignore' = 'fail') =>
  act({
    actionType: 'sanity.action.document.create',
    publishedId,
    attributes: document(draftId, { title: 'New' }),
    ifExists,
  });
const edit = (patch: PatchOperations) =>
  act({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch });
const publish = (conditions: { ifDraftRevisionId?: string; ifPublishedRevisionId?: string } = {}) =>
  act({ actionType: 'sanity.action.document.publish', draftId, publishedId, ...conditions });
const unpublish = () =>
  act({ actionType: 'sanity.action.document.unpublish', draftId, publishedId });
const remove = (includeDrafts: string[], purge = false) =>
  act({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts, purge });

/** Matches the error of a request with one failed action. */
const refusal = (statusCode: number, type: string) => ({
  statusCode,
  details: { type: 'actionError', items: [{ error: { type }, index: 0 }] },
});

describe('create', () => {
  test('creates a draft', async () => {
    const { transactionId } = await create();
    expect(await stored(draftId)).toMatchObject({ title: 'New', _rev: transactionId });
    expect(await stored(publishedId)).toBeUndefined();
  });

  test('refuses or keeps an existing draft, as requested', async () => {
    await put(draftId, { title: 'Old' });
    await expect(create()).rejects.toMatchObject(refusal(409, 'documentAlreadyExistsError'));
    await create('ignore');
    expect(await stored(draftId)).toMatchObject({ title: 'Old' });
  });

  test('refuses a published document', async () => {
    await put(publishedId);
    await expect(create()).rejects.toMatchObject(refusal(409, 'documentAlreadyExistsError'));
  });
});

describe('edit', () => {
  test('patches the draft', async () => {
    await put(draftId, { title: 'Old', count: 1 });
    await edit({ set: { title: 'New' }, inc: { count: 2 } });
    expect(await stored(draftId)).toMatchObject({ title: 'New', count: 3 });
  });

  test('creates a missing draft from the published document', async () => {
    const { _createdAt } = await put(publishedId, { title: 'Old', note: 'kept' });
    await edit({ set: { title: 'New' } });
    expect(await stored(draftId)).toMatchObject({ title: 'New', note: 'kept', _createdAt });
    expect(await stored(publishedId)).toMatchObject({ title: 'Old' });
  });

  test('refuses a missing document and another revision', async () => {
    const missing = edit({ set: { title: 'New' } });
    await expect(missing).rejects.toMatchObject(refusal(404, 'documentNotFoundError'));
    await put(draftId);
    await expect(edit({ ifRevisionID: 'other', set: { title: 'New' } })).rejects.toMatchObject(
      refusal(409, 'documentRevisionIDDoesNotMatchError'),
    );
  });
});

describe('publish', () => {
  test('replaces the published document by the draft, which is deleted', async () => {
    await put(publishedId, { title: 'Old', note: 'removed' });
    await put(draftId, { title: 'New' });
    const { transactionId } = await publish();
    const published = await stored(publishedId);
    expect(published).toMatchObject({ title: 'New', _rev: transactionId });
    expect(published).not.toHaveProperty('note');
    expect(await stored(draftId)).toBeUndefined();
  });

  test('requires a draft, with a readable error', async () => {
    await expect(publish()).rejects.toMatchObject({
      ...refusal(404, 'documentNotFoundError'),
      message: expect.stringContaining(`The document with the ID "${draftId}" was not found`),
    });
  });

  test('requires the given revisions', async () => {
    const { _rev: published } = await put(publishedId, { title: 'Old' });
    const { _rev: draft } = await put(draftId, { title: 'New' });
    const mismatch = refusal(409, 'documentRevisionIDDoesNotMatchError');
    await expect(publish({ ifDraftRevisionId: published })).rejects.toMatchObject(mismatch);
    await expect(publish({ ifPublishedRevisionId: draft })).rejects.toMatchObject(mismatch);
    expect(await stored(publishedId)).toMatchObject({ title: 'Old' });
    await publish({ ifDraftRevisionId: draft, ifPublishedRevisionId: published });
    expect(await stored(publishedId)).toMatchObject({ title: 'New' });
  });

  test('strengthens references that waited for their target', async () => {
    const target = newId();
    const reference = (weak?: true) => ({
      _type: 'reference',
      _ref: target,
      _weak: true,
      _strengthenOnPublish: { type: 'thing', ...(weak ? { weak } : {}) },
    });
    await put(draftId, { to: reference(), list: [{ _key: 'a', to: reference(true) }] });
    await expect(publish()).rejects.toMatchObject(
      refusal(409, 'documentReferenceDoesNotExistError'),
    );
    await put(target);
    await publish();
    expect(await stored(publishedId)).toMatchObject({
      to: { _type: 'reference', _ref: target },
      list: [{ _key: 'a', to: { _type: 'reference', _ref: target, _weak: true } }],
    });
    expect(JSON.stringify(await stored(publishedId))).not.toContain('_strengthenOnPublish');
    await expect(client.delete(target)).rejects.toMatchObject({ statusCode: 409 });
  });
});

describe('unpublish', () => {
  test('keeps the content as a draft', async () => {
    await put(publishedId, { title: 'Public' });
    await unpublish();
    expect(await stored(publishedId)).toBeUndefined();
    expect(await stored(draftId)).toMatchObject({ title: 'Public' });
  });

  test('keeps an existing draft', async () => {
    await put(publishedId, { title: 'Public' });
    await put(draftId, { title: 'Later' });
    await unpublish();
    expect(await stored(draftId)).toMatchObject({ title: 'Later' });
  });

  test.each([false, true])(
    'accepts a document that links to itself, with a draft that does so: %s',
    async (hasDraft) => {
      const content = { to: { _type: 'reference', _ref: publishedId } };
      await put(publishedId, content);
      if (hasDraft) await put(draftId, content);
      await unpublish();
      expect(await stored(publishedId)).toBeUndefined();
      expect(await stored(draftId)).toMatchObject(content);
    },
  );

  test('refuses a document that is not published or is referred to', async () => {
    await expect(unpublish()).rejects.toMatchObject(refusal(404, 'documentNotFoundError'));
    await put(publishedId);
    await put(newId(), { to: { _type: 'reference', _ref: publishedId } });
    await expect(unpublish()).rejects.toMatchObject(
      refusal(409, 'documentHasExistingReferencesError'),
    );
    expect(await stored(publishedId)).toBeDefined();
  });
});

describe('replaceDraft, discard and delete', () => {
  const replace = () =>
    act({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId,
      attributes: document(draftId, { title: 'Replaced' }),
    });
  const discard = () => act({ actionType: 'sanity.action.document.discard', draftId });

  test('replaceDraft replaces the draft of an existing document', async () => {
    await expect(replace()).rejects.toMatchObject(refusal(404, 'documentNotFoundError'));
    await put(publishedId, { title: 'Public', note: 'x' });
    await replace();
    expect(await stored(draftId)).toMatchObject({ title: 'Replaced' });
    expect(await stored(draftId)).not.toHaveProperty('note');
  });

  test('discard deletes an existing draft', async () => {
    await expect(discard()).rejects.toMatchObject(refusal(404, 'documentNotFoundError'));
    await put(publishedId);
    await put(draftId);
    await discard();
    expect(await client.getDocuments([publishedId, draftId])).toEqual([
      expect.objectContaining({ _id: publishedId }),
      null,
    ]);
  });

  test('delete requires all drafts and versions of the document', async () => {
    const versionId = `versions.summer.${publishedId}`;
    await expect(remove([])).rejects.toMatchObject(refusal(404, 'documentNotFoundError'));
    await put(publishedId);
    await put(draftId);
    await put(versionId);
    await expect(remove([draftId])).rejects.toMatchObject({
      ...refusal(409, 'documentHasExistingVersionsError'),
      message: expect.stringContaining(versionId),
    });
    await remove([draftId, versionId]);
    expect(await client.getDocuments([publishedId, draftId, versionId])).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a request', () => {
  const actions = (): Action[] => [
    {
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes: document(draftId, { title: 'New' }),
      ifExists: 'fail',
    },
    {
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId,
      patch: { set: { title: 'Edited' } },
    },
    { actionType: 'sanity.action.document.publish', draftId, publishedId },
  ];

  test('is one transaction, in which each action sees the ones before it', async () => {
    const transactionId = newId();
    expect(await client.action(actions(), { transactionId })).toEqual({ transactionId });
    expect(await stored(publishedId)).toMatchObject({ title: 'Edited', _rev: transactionId });
    expect(await stored(draftId)).toBeUndefined();
    await expect(client.action(actions(), { transactionId })).rejects.toMatchObject({
      statusCode: 409,
    });
  });

  test('changes nothing if one of its actions is refused', async () => {
    const [first, second] = actions();
    const wrong: Action = {
      actionType: 'sanity.action.document.discard',
      draftId: `drafts.${newId()}`,
    };
    const all = [first, second, wrong].filter((action) => action !== undefined);
    await expect(client.action(all)).rejects.toMatchObject({
      statusCode: 404,
      details: { items: [{ index: 2 }] },
    });
    expect(await stored(draftId)).toBeUndefined();
  });

  test('is only checked in a dry run', async () => {
    expect(await client.action(actions(), { dryRun: true })).toHaveProperty('transactionId');
    expect(await stored(publishedId)).toBeUndefined();
    const refused: Action = { actionType: 'sanity.action.document.discard', draftId };
    await expect(client.action(refused, { dryRun: true })).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  test('may have no actions', async () => {
    expect(await client.action([])).toHaveProperty('transactionId');
  });

  test.each([
    [undefined, 401],
    ['viewer', 403],
  ] as const)('of %s is rejected with %i', async (role, statusCode) => {
    await expect(fixture.client(role).action(actions())).rejects.toMatchObject({ statusCode });
  });

  test.each<[string, unknown, string]>([
    ['no list', { actionType: 'sanity.action.document.discard' }, 'has no list of actions'],
    ['a value', ['publish'], 'must be an object'],
    [
      'an unknown action',
      [{ actionType: 'sanity.action.document.variant.delete' }],
      '"sanity.action.document.variant.delete" is not available',
    ],
    [
      'a missing property',
      [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.a' }],
      'Malformed action "sanity.action.document.publish": "publishedId"',
    ],
    [
      'the draft of another document',
      [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'b' }],
      '"drafts.a" is not a draft or a version of "b"',
    ],
    [
      'a published document as a draft',
      [{ actionType: 'sanity.action.document.discard', draftId: 'a' }],
      '"a" is not the ID of a draft or a version',
    ],
    [
      'a system document',
      [
        {
          actionType: 'sanity.action.document.delete',
          publishedId: '_.groups.public',
          includeDrafts: [],
        },
      ],
      '"_.groups.public" is not the ID of a published document',
    ],
    [
      'actions of documents and of releases',
      [
        { actionType: 'sanity.action.document.discard', draftId: 'drafts.a' },
        { actionType: 'sanity.action.release.create', releaseId: 'mixed' },
      ],
      'cannot be sent together',
    ],
  ])('with %s is rejected with 400', async (_name, invalid, message) => {
    const rejected = client.request({
      url: '/data/actions/production',
      method: 'POST',
      body: { actions: invalid },
    });
    await expect(rejected).rejects.toMatchObject({
      ...refusal(400, 'malformedActionError'),
      message: expect.stringContaining(message),
    });
  });
});
