import { ClientError, type SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture;
let editor: SanityClient;
let anonymous: SanityClient;

beforeAll(async () => {
  fixture = await createFixture();
  editor = fixture.client('editor');
  anonymous = fixture.client();
  await editor
    .transaction()
    .create({ _id: 'brewer', _type: 'person', name: 'Josef' })
    .create({ _id: 'tour', _type: 'experience', title: 'Tour', guide: { _ref: 'brewer' } })
    .create({ _id: 'drafts.tour', _type: 'experience', title: 'Tour, changed' })
    .create({ _id: 'versions.rSummer.tour', _type: 'experience', title: 'Tour in summer' })
    .create({ _id: 'drafts.tasting', _type: 'experience', title: 'Tasting' })
    .create({ _id: 'secret.note', _type: 'note', title: 'Not for everybody' })
    .commit();
});
afterAll(() => fixture.remove());

const titles = '*[_type == "experience"] | order(_id) {_id, _originalId, title}';

describe('requests', () => {
  test('passes parameters of every kind to the query', async () => {
    const result = await anonymous.fetch('*[_type == $type && name in $names]{"n": $n}', {
      type: 'person',
      names: ['Josef', 'Karel'],
      n: { deep: [1, null, true] },
    });
    expect(result).toEqual([{ n: { deep: [1, null, true] } }]);
  });

  test('a query too long for a URL is sent as POST', async () => {
    const ids = Array.from({ length: 2000 }, (_, index) => `missing-${index}`).concat('tour');
    expect(await anonymous.fetch('*[_id in $ids].title', { ids })).toEqual(['Tour']);
  });

  test('resolves references', async () => {
    expect(await anonymous.fetch('*[_id == "tour"][0].guide->name')).toBe('Josef');
  });

  test('returns the query unless returnQuery is false', async () => {
    const query = '*[_id == "tour"]._id';
    const raw = await anonymous.fetch(query, {}, { filterResponse: false });
    expect(raw).toMatchObject({ query, result: ['tour'] });
    const short = await anonymous.fetch(query, {}, { filterResponse: false, returnQuery: false });
    expect(short).not.toHaveProperty('query');
  });

  test('the result includes a change immediately', async () => {
    await editor.createOrReplace({ _id: 'counter', _type: 'counter', n: 1 });
    expect(await anonymous.fetch('*[_id == "counter"][0].n')).toBe(1);
    await editor.patch('counter').inc({ n: 1 }).commit();
    expect(await anonymous.fetch('*[_id == "counter"][0].n')).toBe(2);
  });

  test('a result that depends on the clock is not cached', async () => {
    const first = await anonymous.fetch('now()');
    await expect.poll(() => anonymous.fetch('now()')).not.toBe(first);
  });
});

describe('perspectives', () => {
  test('published is public, and the default since 2025-02-19', async () => {
    expect(await anonymous.fetch(titles)).toEqual([
      { _id: 'tour', _originalId: null, title: 'Tour' },
    ]);
    expect(await editor.fetch('*[_type == "experience"].title')).toEqual(['Tour']);
  });

  test('raw returns each document as stored, and was the default before', async () => {
    const ids = ['drafts.tasting', 'drafts.tour', 'tour', 'versions.rSummer.tour'];
    const query = '*[_type == "experience"] | order(_id)._id';
    expect(await editor.fetch(query, {}, { perspective: 'raw' })).toEqual(ids);
    const old = fixture.client('editor', { apiVersion: '2024-01-01' });
    expect(await old.fetch(query)).toEqual(ids);
  });

  test('drafts replace published documents, under the published id', async () => {
    expect(await editor.fetch(titles, {}, { perspective: 'drafts' })).toEqual([
      { _id: 'tasting', _originalId: 'drafts.tasting', title: 'Tasting' },
      { _id: 'tour', _originalId: 'drafts.tour', title: 'Tour, changed' },
    ]);
  });

  test('the first of several layers that has a document wins', async () => {
    const stacked = await editor.fetch(titles, {}, { perspective: ['rSummer', 'drafts'] });
    expect(stacked).toEqual([
      { _id: 'tasting', _originalId: 'drafts.tasting', title: 'Tasting' },
      { _id: 'tour', _originalId: 'versions.rSummer.tour', title: 'Tour in summer' },
    ]);
    const release = await editor.fetch(
      '*[_type == "experience"].title',
      {},
      { perspective: ['rSummer'] },
    );
    expect(release).toEqual(['Tour in summer']);
  });

  test('a reference resolves to the selected layer', async () => {
    await editor.createOrReplace({ _id: 'drafts.brewer', _type: 'person', name: 'Karel' });
    const guide = '*[_id == "tour"][0].guide->name';
    await editor.delete('drafts.tour');
    expect(await editor.fetch(guide, {}, { perspective: 'drafts' })).toBe('Karel');
    expect(await editor.fetch(guide)).toBe('Josef');
    await editor.create({ _id: 'drafts.tour', _type: 'experience', title: 'Tour, changed' });
  });

  test('a discarded draft gives way to the document published in the same transaction', async () => {
    await editor
      .transaction()
      .create({ _id: 'hall', _type: 'room', title: 'Hall' })
      .create({ _id: 'drafts.hall', _type: 'room', title: 'Hall, changed' })
      .commit();
    const inDrafts = () => editor.fetch('*[_type == "room"].title', {}, { perspective: 'drafts' });
    expect(await inDrafts()).toEqual(['Hall, changed']);
    await editor.delete('drafts.hall');
    expect(await inDrafts()).toEqual(['Hall']);
  });

  test('drafts and private ids are not visible without a token', async () => {
    expect(
      await anonymous.fetch('*[_id in path("**")]._id', {}, { perspective: 'raw' }),
    ).not.toContain('drafts.tour');
    expect(await anonymous.fetch('*[_id == "secret.note"]')).toEqual([]);
    expect(await editor.fetch('*[_id == "secret.note"].title')).toEqual(['Not for everybody']);
    await expect(anonymous.fetch(titles, {}, { perspective: 'drafts' })).rejects.toMatchObject({
      statusCode: 403,
    });
  });
});

describe('sync tags', () => {
  const tagsOf = async (query: string, params = {}) => {
    const { syncTags } = await anonymous.fetch(query, params, { filterResponse: false });
    return syncTags;
  };

  test('are the same for the same type or id in different queries', async () => {
    const tags = await tagsOf('*[_type == "experience"]{title}');
    expect(tags).toEqual([expect.stringMatching(/^s1:[\w-]+$/)]);
    expect(await tagsOf('count(*[_type == $t && defined(title)])', { t: 'experience' })).toEqual(
      tags,
    );
    expect(await tagsOf('*["experience" == _type]')).toEqual(tags);
    expect(await tagsOf('*[_type == "person"]')).not.toEqual(tags);
  });

  test('include the documents that references resolved to', async () => {
    const [person] = (await tagsOf('*[_id == "brewer"]')) ?? [];
    expect(await tagsOf('*[_id == "tour"]{"guide": guide->name}')).toContain(person);
  });

  test('are the tag of the whole dataset where a query reads everything', async () => {
    expect(await tagsOf('count(*)')).toEqual(await tagsOf('*[defined(title)]'));
  });
});

describe('errors', () => {
  test('a syntax error contains its position', async () => {
    const error = await anonymous.fetch('*[_type == ').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({
      statusCode: 400,
      details: {
        type: 'queryParseError',
        description: 'unexpected end-of-file, expected expression',
        query: '*[_type == ',
        start: 11,
        end: 11,
      },
      message: expect.stringContaining('> 1 | *[_type == '),
    });
  });

  test('a missing parameter is rejected with its name', async () => {
    await expect(anonymous.fetch('*[_type == $kind]')).rejects.toThrow(
      'param $kind referenced, but not provided',
    );
  });

  test('an unsupported function is rejected with its name', async () => {
    await expect(anonymous.fetch('*[geo::distance(a, b) > 2]')).rejects.toThrow('geo::distance');
  });

  test('a missing dataset is a 404', async () => {
    const other = fixture.client(undefined, { dataset: 'staging' });
    await expect(other.fetch('*')).rejects.toThrow('Dataset "staging" not found');
  });

  test('a private dataset requires a token', async () => {
    await fixture.client('administrator').datasets.create('internal', { aclMode: 'private' });
    const query = (role?: 'viewer') => fixture.client(role, { dataset: 'internal' }).fetch('*');
    await expect(query()).rejects.toMatchObject({ statusCode: 401 });
    expect(await query('viewer')).toEqual([]);
  });
});
