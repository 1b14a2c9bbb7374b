import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageRoutes, routes } from '../lib/routing/routes.ts';
import { imageIdsIn } from './commands/read-documents.ts';
import { expandDataset, readDataset } from './format/dataset.ts';
import { formatProblem } from './format/problems.ts';
import { type FullDocument, isJsonObject, type Json, type JsonObject } from './json/json.ts';
import { localeIds } from './schema/values/locales.ts';

const firstDay = '2026-10-21';
const dataset = await readDataset(resolve(import.meta.dirname));
const expanded = expandDataset(dataset, firstDay);
const documents = expanded.ok ? expanded.value : [];

const ofType = (type: string) => documents.filter(({ _type }) => _type === type);
const object = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});
const list = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];
/** Returns the value of a localized field in a language; undefined where there is none. */
const inLanguage = (value: Json | undefined, language: string) => object(value)[language];
/** Returns values that occur more than once. */
const repeated = <T>(values: T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const ids = (found: FullDocument[]) => found.map(({ _id }) => _id);

describe('the files', () => {
  it.each(['2026-01-01', firstDay, '2026-12-31', '2028-02-29', '2027-03-27'])(
    'match the schema when first imported on %s',
    (day) => {
      const result = expandDataset(dataset, day);
      expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([]);
    },
  );

  it('list every picture of the folder in the catalogue, described in every language', async () => {
    const entries = await readdir(resolve(import.meta.dirname, 'images'), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    const pictures = [...dataset.pictures.values()];
    const named = pictures.map(({ file }) => file);
    expect([...named, 'pictures.yaml'].sort()).toEqual(files.sort());
    const undescribed = pictures.filter(({ defaults: { alt, decorative } }) => {
      const described = Object.keys(typeof alt === 'object' && alt !== null ? alt : {});
      return decorative !== true && localeIds.some((language) => !described.includes(language));
    });
    expect(undescribed).toEqual([]);
  });
});

describe('pages', () => {
  it.each(pageRoutes)('exist once for %s, at the paths of the route table', (route) => {
    const pages = ofType('page').filter((page) => page.route === route);
    expect(ids(pages)).toEqual([`page-${route}`]);
    const paths = Object.entries(routes[route]).map(([language, path]) => [
      language,
      path.slice(1),
    ]);
    expect(pages[0]?.slug).toEqual({ _type: 'localizedSlug', ...Object.fromEntries(paths) });
  });

  it.each(ofType('page'))('begin with one hero, followed by sections: $_id', ({ sections }) => {
    const types = list(sections).map(({ _type }) => _type);
    expect(types.length).toBeGreaterThanOrEqual(3);
    expect(types.indexOf('heroSection')).toBe(0);
    expect(types.lastIndexOf('heroSection')).toBe(0);
  });

  it('contain no picture twice', () => {
    const twice = documents
      .filter(({ _type }) => ['page', 'experience', 'gallery'].includes(_type))
      .map((document) => ({
        id: document._id,
        again: repeated(imagesIn({ ...document, seo: null })),
      }))
      .filter(({ again }) => again.length > 0);
    expect(twice).toEqual([]);
  });

  it('have every anchor that is linked to', () => {
    const missing = documents.flatMap((document) =>
      linksIn(document)
        .filter(({ page, anchor }) => !anchorsOf(page).includes(anchor))
        .map(({ page, anchor }) => `${document._id}: ${page}#${anchor}`),
    );
    expect(missing).toEqual([]);
  });
});

/** Returns every use of a picture, by its asset. */
function imagesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn);
  if (!isJsonObject(value)) return [];
  if (value._type === 'picture') return imageIdsIn(value);
  return Object.values(value).flatMap(imagesIn);
}

/** Returns every link to an anchor of a page, in fields and in rich text. */
function linksIn(value: Json): { page: string; anchor: string }[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isJsonObject(value)) return [];
  const page = object(value.page)._ref;
  const found = Object.values(value).flatMap(linksIn);
  return typeof page === 'string' && typeof value.anchor === 'string'
    ? [{ page, anchor: value.anchor }, ...found]
    : found;
}

function anchorsOf(id: string): unknown[] {
  const page = documents.find(({ _id }) => _id === id);
  const questions = id === 'page-faq' ? ofType('faqEntry') : [];
  return [...list(page?.sections), ...questions].map(({ anchor }) => anchor);
}

describe('texts for search engines', () => {
  const found = documents.filter(({ seo }) => seo !== undefined);

  it.each(localeIds)('have a unique title of readable length in %s', (language) => {
    const shown = found
      .map(({ _id, seo }) => ({ _id, title: inLanguage(object(seo).title, language) }))
      .filter(({ title }) => title !== undefined);
    expect(repeated(shown.map(({ title }) => title))).toEqual([]);
    expect(shown.filter(({ title }) => String(title).length > 65)).toEqual([]);
  });

  it.each(localeIds)('have a description of readable length in %s', (language) => {
    const shown = found
      .map(({ _id, seo }) => ({ _id, text: inLanguage(object(seo).description, language) }))
      .filter(({ text }) => text !== undefined)
      .filter(({ text }) => String(text).length < 70 || String(text).length > 170);
    expect(shown).toEqual([]);
  });
});

describe('slugs', () => {
  const slugged = documents.filter(({ _type, slug }) => slug !== undefined && _type !== 'page');

  it('are lowercase words with hyphens', () => {
    const odd = slugged.flatMap(({ _id, slug }) =>
      localeIds
        .map((language) => inLanguage(slug, language))
        .filter((text) => text !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(text)))
        .map((text) => `${_id}: ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it('lead to one document each, including previous ones', () => {
    const taken = slugged.flatMap(({ _type, slug, previousSlugs }) => [
      ...Object.entries(object(slug)).map(([language, text]) => `${_type} ${language} ${text}`),
      ...list(previousSlugs).map((old) => `${_type} ${old.language} ${old.slug}`),
    ]);
    expect(repeated(taken.filter((text) => !text.includes(' _type ')))).toEqual([]);
  });
});

describe('redirects', () => {
  it('have a unique source path with a language, and do not chain', () => {
    const redirects = ofType('redirect');
    const path = new RegExp(`^/(${localeIds.join('|')})/\\S+$`);
    const sources = redirects.map(({ from }) => from);
    expect(repeated(sources)).toEqual([]);
    expect(sources.filter((from) => !path.test(String(from)))).toEqual([]);
    expect(redirects.filter(({ to = null }) => sources.includes(to))).toEqual([]);
  });
});
