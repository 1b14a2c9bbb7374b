import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PARAMS, registerEngineFixture, type ViewSpec } from '../../testing/engine-fixture.ts';
import { evaluatePlainly, plainView } from '../../testing/plain-evaluation.ts';

/** How often each filter is tested, and with how many endings; a full run tests more. */
const [ROUNDS, ENDS_TRIED] = process.env.TEST_FULL ? [8, 16] : [2, 4];

const VIEWS: readonly ViewSpec[] = [
  [{ kind: 'raw' }, false],
  [{ kind: 'raw' }, true],
  [{ kind: 'overlay', layers: [] }, true],
  [{ kind: 'overlay', layers: [] }, false],
  [{ kind: 'overlay', layers: ['drafts'] }, false],
  [{ kind: 'overlay', layers: ['rSummer', 'drafts'] }, false],
];

const FILTERS = [
  '',
  '[_type == "event"]',
  '["event" == _type]',
  '[_type in $types]',
  '[_type in $mixed]',
  '[_id == $id]',
  '[_id in $ids]',
  '[_id in path("drafts.**")]',
  '[slug.current == $slug]',
  '[slug == $slug]',
  '[$slug in [slug.en, slug.cs, slug.de, slug.it]]',
  '[slug.en in $slugs]',
  '[slug.en in ["slug-1", null]]',
  '[$slug in [slug.en, title]]',
  '[_type == "event" && $slug in [slug.en, slug.cs]]',
  '[(_type == "event" || _type == "deal") && featured == true]',
  '[_type == "page" && defined(slug)][price > 50]',
  '[_type == "page" && !(featured == true)]',
  '[references($id)]',
  '[references("document-3", $ids)]',
  '[title match "p*" || body.en[0].children[0].text match "malt"]',
  '[count(experiences[_ref == $id]) > 0]',
  '[page->title == "pivo"]',
  '[_type == "event" && page->_type == "deal" && price > 10]',
  '[dateTime(start) > dateTime("2026-04-01T00:00:00Z")]',
  '["cs" in languages]',
  '[@._type == "deal"]',
  '[_type == "event" && _type == "deal"]',
  '[_type == $type && _id != $id && !(_id in path("drafts.**"))]',
  '[count(*[_type == "event" && page._ref == ^._id]) > 0]',
  '[_originalId in path("drafts.**")]',
  '[page->order == order && count(sections[order > ^.order]) >= 0]',
];
const ORDERS = [
  '',
  ' | order(order asc)',
  ' | order(price desc, _id desc)',
  ' | order(title desc, order asc, slug.en)',
  ' | order(lower(name) asc, coalesce(price, 3) desc)',
  ' | order(dateTime(start) desc)',
  ' | order(page->price)',
  ' | order(sections[0].order)',
];
const ENDS = [
  '',
  '[0]',
  '[-1]',
  '[3]',
  '[0...5]',
  '[2..4]',
  '[-4...-1]',
  '[5...2]',
  '._id',
  '{_id, _type, title, "other": page->title}',
  '{..., "count": count(*[_type == ^._type])}',
  '[0...3]{_id, "same": *[_type == ^._type && _id != ^._id] | order(price)[0...2]._id}',
  '{_id, "same": *[order == ^.order && _id != ^._id]._id}',
  '{"slugs": slug[], "deals": sections[_type == "heroSection"].deal->{_id, title}}',
  '{_id, "text": pt::text(body.en), _type == "event" => {price, "up": ^._id}, "self": @._id}',
  '.experiences[]->{_id, "back": ^.title}',
  '[0...4]{"n": array::unique(*[_type == "event"].name), "in": _id in *[featured == true]._id}',
];
const WHOLE = [
  'count(*)',
  'count(*[_type == "event"])',
  'count(*[price > 10])',
  'count(*[page->price > 10])',
  '{"a": *[_type == "event"]._id, "b": *[0...2], "c": *[_type == "deal"][0].title}',
  '*[_type == "event"] | score(title match "pivo") | order(_score desc){_id, _score}',
  '*[_type == "event"] | order(price) [featured == true]._id',
  '* | order(price)[0...10] | order(title)[0...3]._id',
  'count(*[page->price > price && defined(title)])',
  '*[_type == "event"]{_id, "n": count(*[page._ref == ^._id && title != ^.title])}',
  '*[page->title == title]{_id, "o": *[order == ^.order]._id, "s": sections[order > ^.order]._key}',
  'count([1, 2, 3, ...*[_type == "event"].order])',
  'count({"a": 1})',
  '*[page->order > 1].price',
  '*[_type == "event"]{"sorted": sections[] | order(order + ^.order)}',
  'math::sum(*[_type == "event"].price)',
  '*[_type == "event"]{"x": select(price > 50 => "dear", "cheap"), "l": length(title)}',
  '(*[_type == "event"])[0]._id',
  '*[_type == "event"] + *[_type == "deal"]',
  '*[_id == *[_type == "event"][0].page._ref][0]',
  '"document-1" in *._id',
  '*[!(_id in *[_type == "event"]._id)]._id',
  '*[_type == "event"]{"all": *}[0...2]',
  'releases::all()',
  '[...*[_type == "event"], 1]',
  '*[_type == "event"][].languages[]',
  '*[_type == "event"][0]->title',
  '*[_type == "event" && _updatedAt > "2026-01-10"]{_id, _updatedAt, _rev}',
  'fn test::short($document) = $document{_id, title}; *[_type == "event"]{...test::short(@)}',
];

const fixture = registerEngineFixture();

async function expectSame(query: string, view: ViewSpec): Promise<void> {
  const outcome = await fixture.engine.run(fixture.task(query, view), false);
  if (outcome.kind !== 'answer') throw new Error(`${query}: ${JSON.stringify(outcome)}`);
  const result: unknown = JSON.parse(Buffer.from(outcome.result).toString('utf8'));
  const documents = plainView(fixture.documents.values(), ...view);
  const plain = evaluatePlainly(documents, query, PARAMS);
  expect({ query, view, result }).toEqual({
    query,
    view,
    result: JSON.parse(JSON.stringify(plain ?? null)),
  });
}

describe('every query returns the same result as plain evaluation over all documents', () => {
  test('for filters, orders, slices and projections, before and after changes', {
    tags: 'slow',
    timeout: 300_000,
  }, async () => {
    fixture.change(150);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const filter of FILTERS) {
        for (let count = 0; count < ENDS_TRIED; count += 1) {
          const query = `*${filter}${fixture.random.pick(ORDERS)}${fixture.random.pick(ENDS)}`;
          await expectSame(query, fixture.random.pick(VIEWS));
        }
      }
      fixture.change(1 + round * 20);
    }
  });

  test('for whole queries, in every perspective, after one change each', {
    tags: 'slow',
  }, async () => {
    fixture.change(150);
    for (const view of VIEWS) {
      for (const query of WHOLE) {
        fixture.change(1);
        await expectSame(query, view);
      }
    }
  });

  test('for the queries of the site', async () => {
    fixture.change(200);
    const cwd = fileURLToPath(new URL('../../../lib/content/', import.meta.url));
    for (const file of globSync('**/*.query.ts', { cwd })) {
      const module: Record<string, unknown> = await import(
        /* @vite-ignore */ pathToFileURL(join(cwd, file)).href
      );
      for (const [name, query] of Object.entries(module)) {
        if (!name.endsWith('Query') || typeof query !== 'string') continue;
        await expectSame(query, [{ kind: 'overlay', layers: [] }, true]);
        await expectSame(query, [{ kind: 'overlay', layers: ['drafts'] }, false]);
      }
    }
  });
});
