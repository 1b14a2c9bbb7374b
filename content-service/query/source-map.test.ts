import type { ClientPerspective, ContentSourceMap } from '@sanity/client';
import { resolveEditInfo } from '@sanity/client/csm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await createFixture();
  await fixture
    .client('editor')
    .transaction()
    .create({ _id: 'brewer', _type: 'person', name: 'Josef' })
    .create({
      _id: 'tour',
      _type: 'experience',
      title: 'Tour',
      slug: { current: 'tour' },
      guide: { _ref: 'brewer' },
      tags: ['dark', 'pale'],
      body: [{ _key: 'b', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Hops' }] }],
    })
    .create({ _id: 'drafts.tour', _type: 'experience', title: 'Tour, changed' })
    .create({ _id: 'tasting', _type: 'experience', title: 'Tasting' })
    .commit();
});
afterAll(() => fixture.remove());

interface Mapped {
  readonly result: unknown;
  readonly map: ContentSourceMap;
}

async function fetchMapped(
  query: string,
  kind: true | 'withKeyArraySelector' = true,
  perspective: ClientPerspective = 'published',
): Promise<Mapped> {
  const { result, resultSourceMap } = await fixture
    .client('editor')
    .fetch(query, {}, { filterResponse: false, resultSourceMap: kind, perspective });
  if (resultSourceMap === undefined) throw new Error('The response has no source map');
  return { result, map: resultSourceMap };
}

/** Returns the place of each mapped value as `<document>:<path>`, by its path in the result. */
function placesIn({ documents, paths, mappings }: ContentSourceMap): Record<string, string> {
  const entries = Object.entries(mappings).map(([path, { source }]) => {
    if (source.type !== 'documentValue') throw new Error(`${path} has another source`);
    return [path, `${documents[source.document]?._id}:${paths[source.path]}`];
  });
  return Object.fromEntries(entries);
}

const placesOf = async (...parameters: Parameters<typeof fetchMapped>) =>
  placesIn((await fetchMapped(...parameters)).map);

describe('a source map', () => {
  test('maps attributes, renamed ones and those of references', async () => {
    const query = '*[_id == "tour"][0]{title, "name": title, "guide": guide->{name}, slug}';
    expect(await placesOf(query)).toEqual({
      "$['title']": "tour:$['title']",
      "$['name']": "tour:$['title']",
      "$['guide']['name']": "brewer:$['name']",
      "$['slug']['current']": "tour:$['slug']['current']",
    });
  });

  test('maps the elements of arrays, by index or by key', async () => {
    const query = '*[_id == "tour"][0]{tags, body}';
    const tags = {
      "$['tags'][0]": "tour:$['tags'][0]",
      "$['tags'][1]": "tour:$['tags'][1]",
    };
    const text = "$['body'][0]['children'][0]['text']";
    expect(await placesOf(query)).toEqual({ ...tags, [text]: `tour:${text}` });
    expect(await placesOf(query, 'withKeyArraySelector')).toEqual({
      ...tags,
      [text]: "tour:$['body'][?(@._key=='b')]['children'][?(@._key=='s')]['text']",
    });
  });

  test('maps sorted lists of documents', async () => {
    const query = '*[_type == "experience"] | order(title desc) {title}';
    expect(await placesOf(query)).toEqual({
      "$[0]['title']": "tour:$['title']",
      "$[1]['title']": "tasting:$['title']",
    });
  });

  test('names the draft where the value is one of a draft', async () => {
    const query = '*[_id == "tour"][0]{title}';
    expect(await placesOf(query, true, 'drafts')).toEqual({
      "$['title']": "drafts.tour:$['title']",
    });
  });

  test('has no mapping for a value that no document contains', async () => {
    const query = `*[_id == "tour"][0]{
      "upper": upper(title),
      "joined": title + "!",
      "text": pt::text(body),
      "count": count(tags),
      "chosen": select(title == "Tour" => slug.current, "none"),
      "first": coalesce(subtitle, slug.current)
    }`;
    const { result, map } = await fetchMapped(query);
    expect(result).toMatchObject({ chosen: 'tour', joined: 'Tour!', text: 'Hops' });
    expect(placesIn(map)).toEqual({
      "$['chosen']": "tour:$['slug']['current']",
      "$['first']": "tour:$['slug']['current']",
    });
  });

  test('leads the client to the field to edit', async () => {
    const query = '*[_id == "tour"][0]{body}';
    const { map } = await fetchMapped(query, 'withKeyArraySelector');
    const info = resolveEditInfo({
      resultSourceMap: map,
      resultPath: ['body', { _key: 'b', _index: 0 }, 'children', { _key: 's', _index: 0 }, 'text'],
      studioUrl: '/studio',
    });
    expect(info).toMatchObject({ id: 'tour', type: 'experience' });
  });

  test('is sent on request only, and an unknown kind is rejected', async () => {
    const { url } = fixture.service;
    const base = `${url}/v2026-01-01/data/query/production?query=${encodeURIComponent('*[0]')}`;
    expect(await (await fetch(base)).json()).not.toHaveProperty('resultSourceMap');
    expect((await fetch(`${base}&resultSourceMap=some`)).status).toBe(400);
  });
});
