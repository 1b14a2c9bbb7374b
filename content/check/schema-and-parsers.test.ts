import { describe, expect, it } from 'vitest';
import { link } from '../../lib/content/parse/link.ts';
import { readLinkDefinitions } from '../../lib/content/parse/link-definitions.ts';
import { addDays } from '../../lib/time/prague.ts';
import { documentTypes } from '../format/schema-index.ts';
import type { FullDocument } from '../json/json.ts';
import { linkText, navigationTarget } from '../schema/rules/messages.ts';
import { seeded } from '../testing/seeded.ts';
import { evaluateOver } from './evaluate-over.ts';
import { problemsIn, runAllQueries } from './run-all-queries.ts';
import { type Corrupted, corruptedDocuments } from './testing/corrupt.ts';
import { demoDocuments } from './testing/demo-documents.ts';
import { validate } from './testing/validate.ts';

const documents = await demoDocuments();
const byId = new Map(documents.map((document) => [document._id, document]));
const ids = new Set(byId.keys());
const texts = new Map(
  ['page', 'settings'].flatMap((type) =>
    documents
      .filter(({ _type }) => _type === type)
      .map((document) => [document, JSON.stringify(document)] as const),
  ),
);

/** How many corrupted fields of a type are tested. */
const sampleSize = process.env.TEST_FULL ? 400 : 25;

/**
 * Returns corrupted fields of the documents of a type: a random sample, or all if there are few. Throws if
 * the dataset has no document of the type.
 */
function sampleOf(type: string): Corrupted[] {
  documentOf(type);
  const all = documents.filter(({ _type }) => _type === type).flatMap(corruptedDocuments);
  if (all.length <= sampleSize) return all;
  const random = seeded(type);
  return Array.from({ length: sampleSize }, () => all[Math.floor(random() * all.length)]).flatMap(
    (corrupted) => corrupted ?? [],
  );
}

/**
 * Returns the document through which the site reads one without a page, such as a gallery's page.
 */
function readerOf({ _id }: FullDocument): FullDocument[] {
  const reader = [...texts].find(
    ([other, text]) => other._id !== _id && text.includes(`"_ref":"${_id}"`),
  );
  return reader ? [reader[0]] : [];
}

/** Returns the first document of a type. */
function documentOf(type: string): FullDocument {
  const found = documents.find(({ _type }) => _type === type);
  if (!found) throw new Error(`the dataset has no ${type}`);
  return found;
}

/** Returns the problems for which the site omits content because of a document itself. */
async function leftOut(document: FullDocument) {
  const read = [...readerOf(document), document];
  const problems = problemsIn(await runAllQueries(evaluateOver(read, byId)));
  return problems.filter(({ id }) => id === document._id);
}

describe('the rules of the editing schema', () => {
  it('accept every document of the dataset', async () => {
    const fetch = evaluateOver(documents);
    for (const document of documents.filter(({ _type }) => documentTypes.includes(_type))) {
      expect({ id: document._id, marks: await validate(document, ids, fetch) }).toEqual({
        id: document._id,
        marks: [],
      });
    }
  });

  it.each(documentTypes)(
    'reject every %s that the site would omit',
    { timeout: 600_000 },
    async (type) => {
      for (const { document, path, way } of sampleOf(type)) {
        const problems = await leftOut(document);
        if (problems.length === 0) continue;
        const marks = await validate(document, ids);
        const missed = marks.length === 0 ? problems : [];
        expect({ path: path.join('.'), way, missed }).toEqual({
          path: path.join('.'),
          way,
          missed: [],
        });
      }
    },
  );

  it('reject a page with more sections than the site renders', async () => {
    const home = byId.get('page-home');
    if (!home || !Array.isArray(home.sections)) throw new Error('the dataset has no home page');
    const [hero] = home.sections;
    const withSections = (length: number): FullDocument => ({
      ...home,
      sections: Array.from({ length }, (_, index) =>
        index === 0 && hero !== undefined
          ? hero
          : { _key: `s${index}`, _type: 'findBookingSection' },
      ),
    });
    expect(await leftOut(withSections(60))).toEqual([]);
    expect(await validate(withSections(60), ids)).toEqual([]);
    expect(await leftOut(withSections(61))).toMatchObject([{ field: 'sections[60]' }]);
    expect(await validate(withSections(61), ids)).toMatchObject([{ path: 'sections' }]);
  });

  it.each([
    ['experience', 'included', { _type: 'localizedString', en: 'A tasting' }],
    ['experience', 'stages', { _type: 'stage', title: { _type: 'localizedString', en: 'Hops' } }],
    ['jobPosting', 'offer', { _type: 'localizedString', en: 'Meals' }],
  ])('reject more items than the site renders: %s.%s', async (type, field, item) => {
    const withItems = (length: number): FullDocument => ({
      ...documentOf(type),
      [field]: Array.from({ length }, (_, index) => ({ _key: `i${index}`, ...item })),
    });
    expect(await leftOut(withItems(500))).toEqual([]);
    expect(await validate(withItems(500), ids)).toEqual([]);
    expect(await leftOut(withItems(501))).toMatchObject([{ field: `${field}[500]` }]);
    expect(await validate(withItems(501), ids)).toMatchObject([{ path: field }]);
  });

  it.each([
    [
      'openingHours',
      'exceptions',
      (index: number) => ({ date: addDays('2027-01-01', index), closed: true }),
    ],
    ['deal', 'ticketTypes', () => ({ _type: 'reference', _ref: documentOf('ticketType')._id })],
  ])('reject a %s with more %s than the site accepts', async (type, field, itemAt) => {
    const withItems = (length: number): FullDocument => ({
      ...documentOf(type),
      ...(type === 'deal' ? { code: 'MANY', discount: 10 } : {}),
      [field]: Array.from({ length }, (_, index) => ({ _key: `i${index}`, ...itemAt(index) })),
    });
    expect(await leftOut(withItems(500))).toEqual([]);
    expect(await validate(withItems(500), ids)).toEqual([]);
    expect(await leftOut(withItems(501))).toMatchObject([{ field, leftOut: 'document' }]);
    expect(await validate(withItems(501), ids)).toMatchObject([{ path: field }]);
  });

  it('reject a redirect from the path of a page, like the site', async () => {
    const redirect = { ...documentOf('redirect'), from: '/en/program' };
    expect(await leftOut(redirect)).toMatchObject([{ field: 'from', expected: 'link' }]);
    expect(await validate(redirect, ids)).toMatchObject([{ path: 'from' }]);
  });

  it('reject a ticket for more adults than visitors, like the site', async () => {
    const ticket = (adults: number) => ({ ...documentOf('ticketType'), persons: 2, adults });
    expect(await leftOut(ticket(2))).toEqual([]);
    expect(await validate(ticket(2), ids)).toEqual([]);
    expect(await leftOut(ticket(5))).toMatchObject([{ field: 'adults', expected: 'number' }]);
    expect(await validate(ticket(5), ids)).toMatchObject([{ path: 'adults' }]);
  });

  it.each([
    ['without a target', { openInNewWindow: true }],
    ['with blank targets', { url: ' ', anchor: '' }],
    ['with a form that does not exist', { form: 'postcard' }],
  ])('reject a link %s, like the site', async (_, target) => {
    const deal = documentOf('deal');
    const label = { _type: 'localizedString', en: 'Back' };
    const backLink = { _type: 'link', label, ...target };
    expect(link.safeParse(backLink).success).toBe(false);
    const marks = await validate({ ...deal, backLink }, ids);
    expect(marks.map(({ path }) => path)).toContainEqual(expect.stringContaining('backLink'));
    const definition = { _type: 'textLink', _key: 'a', ...target };
    const body = [{ _type: 'block', _key: 'b', children: [], markDefs: [definition] }];
    expect(readLinkDefinitions(body[0]?.markDefs)).toEqual([]);
    const texts = await validate({ ...deal, body: { _type: 'localizedRichText', en: body } }, ids);
    expect(texts.map(({ path }) => path)).toContain('body.en[0].markDefs[0]');
  });

  it('accept a page without a slug, like the site, and no other document', async () => {
    const withoutSlug = ({ slug: _, ...document }: FullDocument) => document;
    const page = withoutSlug(documentOf('page'));
    expect(await leftOut(page)).toEqual([]);
    expect(await validate(page, ids)).toEqual([]);
    expect(await validate(withoutSlug(documentOf('event')), ids)).toMatchObject([{ path: 'slug' }]);
  });

  it('accept a link whose only value is a switch that is off', async () => {
    const backLink = { _type: 'link', openInNewWindow: false };
    expect(await validate({ ...documentOf('deal'), backLink }, ids)).toEqual([]);
  });

  it('reject an action without a link text, which the site omits', async () => {
    const actions = [{ _type: 'link', _key: 'a', url: '/en' }];
    const section = { _type: 'richTextSection', _key: 's', actions };
    const marks = await validate({ ...documentOf('page'), sections: [section] }, ids);
    expect(marks).toContainEqual({ path: 'sections[0].actions[0]', message: linkText });
  });

  it('reject a link of the navigation that neither leads somewhere nor has a submenu', async () => {
    const item = {
      _type: 'navigationItem',
      _key: 'a',
      title: { _type: 'localizedString', en: 'Visit' },
    };
    const header = documentOf('navigation');
    expect(await validate({ ...header, links: [item] }, ids)).toEqual([
      { path: 'links[0]', message: navigationTarget },
    ]);
    const children = [{ ...item, anchor: 'hours' }];
    expect(await validate({ ...header, links: [{ ...item, children }] }, ids)).toEqual([]);
  });

  it('reject an empty draft of every type, like the site', async () => {
    const needy: string[] = [];
    for (const _type of documentTypes) {
      const { _id } = documentOf(_type);
      if ((await leftOut({ _id, _type })).length > 0) needy.push(_type);
      const marks = await validate({ _id, _type }, ids);
      expect({ _type, refused: marks.length > 0 }).toEqual({ _type, refused: true });
    }
    expect(needy).toEqual(documentTypes);
  });
});
