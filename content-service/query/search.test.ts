import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture;
let editor: SanityClient;

const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] });

beforeAll(async () => {
  fixture = await createFixture();
  editor = fixture.client('editor');
  await editor
    .transaction()
    .create({
      _id: 'tour',
      _type: 'experience',
      title: 'Brewery Tour',
      body: [block('Žatec hops')],
    })
    .create({ _id: 'tasting', _type: 'experience', title: { cs: 'Ochutnávka piva' } })
    .create({ _id: 'opening', _type: 'event', title: 'Tour of the cellar', host: { _ref: 'tour' } })
    .create({ _id: 'drafts.opening', _type: 'event', title: 'Opening night' })
    .commit();
});
afterAll(() => fixture.remove());

/** Returns the ids of the documents that contain a search, as the Studio's lists ask for them. */
const found = (search: string, perspective: 'published' | 'drafts' = 'published') =>
  editor.fetch(
    '*[_type in $types && [@, _id] match text::query($search)] | order(_id)._id',
    { types: ['experience', 'event'], search },
    { perspective },
  );

describe('text::query()', () => {
  test.each([
    ['tour', ['opening', 'tour']],
    ['tour brewery', ['tour']],
    ['bre*', ['tour']],
    ['bre', []],
    ['ZATEC', ['tour']],
    ['ochutnavka', ['tasting']],
    ['"of the cellar"', ['opening']],
    ['"cellar of"', []],
    ['tour -cellar', ['tour']],
    ['experience', []],
    ['*', ['opening', 'tasting', 'tour']],
  ])('finds the documents that contain %s', async (search, ids) => {
    expect(await found(search)).toEqual(ids);
  });

  test('finds each document by the version that is visible in the perspective', async () => {
    expect(await found('night', 'drafts')).toEqual(['opening']);
    expect(await found('cellar', 'drafts')).toEqual([]);
  });

  test('finds a change immediately', async () => {
    await editor.createOrReplace({ _id: 'malt', _type: 'experience', title: 'Malt' });
    expect(await found('roasted')).toEqual([]);
    await editor.patch('malt').set({ title: 'Roasted malt' }).commit();
    expect(await found('roasted')).toEqual(['malt']);
    await editor.delete('malt');
  });

  test('searches one attribute, in a score with boosts as the Studio sends it', async () => {
    const query = `// findability-mvi:5
      *[_type in $__types] | score(
        boost(_type in ["event"] && title match text::query($__query), 10),
        ([@, _id] match text::query($__query) || references($__rawQuery))
      ) [_score > 0] {_type, _id, _originalId, "orderings": [_score]}
      | order(orderings[0] desc) [0...$__limit]`;
    const hits = await editor.fetch(query, {
      __types: ['experience', 'event'],
      __query: 'tour*',
      __rawQuery: 'tour',
      __limit: 3,
    });
    expect(hits).toMatchObject([{ _id: 'opening' }, { _id: 'tour' }]);
    expect(hits[0].orderings[0]).toBeGreaterThan(10);
  });

  test('searches the plain text of Portable Text', async () => {
    const query = '*[_type == "experience" && pt::text(body) match text::query("hops")]._id';
    expect(await editor.fetch(query)).toEqual(['tour']);
  });

  test.each([
    ['by its earlier name', '*[title match text::matchQuery("bre*")]._id', ['tour']],
    ['but not in a string', '*[_id == "text::matchQuery"]._id', []],
    ['but not in a comment', '// text::matchQuery\n*[_id == "tour"]._id', ['tour']],
  ])('is found %s', async (_where, query, ids) => {
    expect(await editor.fetch(query)).toEqual(ids);
  });

  test('by its earlier name leaves the positions of errors as they are', async () => {
    const query = '*[title match text::matchQuery("tour") && ]';
    await expect(editor.fetch(query)).rejects.toMatchObject({
      details: { query, start: query.length - 1, end: query.length },
    });
  });

  test.each([
    '*[count(tags[@ match text::query("x")]) > 0]',
    '*[title == text::query("x")]',
    '*[host->title match text::query("tour")]',
    '*[host->title match text::matchQuery("tour")]',
  ])('is refused in %s, where it cannot be evaluated', async (query) => {
    await expect(editor.fetch(query)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('text::query()'),
    });
  });
});
