import { describe, expect, it } from 'vitest';
import type { DocumentFile } from './document-files.ts';
import { expandDocument } from './expand-document.ts';
import { context, everyLanguage, fileWith } from './testing/fixtures.ts';

function expanded(file: DocumentFile) {
  const result = expandDocument(file, context);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function problemsOf(file: DocumentFile): string[] {
  const result = expandDocument(file, context);
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path}: ${message}`);
}

const event = (fields: Record<string, unknown> = {}) =>
  fileWith('event', {
    title: everyLanguage('Tapping'),
    slug: everyLanguage('tapping'),
    languages: ['en', 'cs', 'de', 'it'],
    seo: { title: everyLanguage('Tapping'), description: everyLanguage('An evening') },
    summary: everyLanguage('An evening'),
    kind: 'tapping',
    place: 'taproom',
    start: { week: 1, day: 'friday', time: '19:00' },
    end: { week: 1, day: 'friday', time: '22:00' },
    status: 'scheduled',
    ...fields,
  });

describe('expandDocument', () => {
  it('sets the type of every object and the instant of every date', () => {
    expect(expanded(event())).toMatchObject({
      _id: 'event-example',
      _type: 'event',
      title: { _type: 'localizedString', en: 'Tapping' },
      slug: { _type: 'localizedSlug', cs: 'tapping' },
      seo: { _type: 'seo', description: { _type: 'localizedText' } },
      start: '2026-10-30T18:00:00.000Z',
    });
  });

  it('gives array items the same keys on every import', () => {
    const file = fileWith('navigation', {
      name: 'header',
      links: [
        { _type: 'navigationItem', title: everyLanguage('Faq'), page: 'page-faq' },
        { _type: 'navigationLink', title: everyLanguage('Map'), url: 'https://map.example.com' },
      ],
    });
    const key = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(expanded(file)).toMatchObject({
      links: [
        { _key: key, _type: 'navigationItem', page: { _type: 'reference', _ref: 'page-faq' } },
        { _key: key, _type: 'navigationLink' },
      ],
    });
    expect(expanded(file)).toEqual(expanded(file));
  });

  it('applies the catalogue to a picture, and lets a use override it', () => {
    const alt = everyLanguage('Only this once');
    const file = fileWith('gallery', {
      title: everyLanguage('House'),
      items: ['cellar', { use: 'cellar', alt, hotspot: null }, 'ornament'],
    });
    const asset = { _type: 'reference', _ref: 'image-cellar' };
    expect(expanded(file).items).toEqual([
      {
        _key: expect.any(String),
        _type: 'picture',
        asset,
        alt: { _type: 'localizedString', ...everyLanguage('A cellar') },
        hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0.1, width: 0.6, height: 0.2 },
      },
      {
        _key: expect.any(String),
        _type: 'picture',
        asset,
        alt: { _type: 'localizedString', ...alt },
      },
      {
        _key: expect.any(String),
        _type: 'picture',
        asset: { _type: 'reference', _ref: 'image-ornament' },
        decorative: true,
      },
    ]);
  });

  it('requires the languages of the document and no others', () => {
    const { it: _, ...threeLanguages } = everyLanguage('Tapping');
    expect(problemsOf(event({ title: threeLanguages }))).toEqual(['title.it: is missing']);
    expect(problemsOf(event({ title: threeLanguages, languages: ['en', 'cs'] }))).toEqual([]);
    expect(problemsOf(event({ title: { cs: 'Naražení' }, languages: ['cs'] }))).toEqual([
      'title.en: is missing',
    ]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an unknown field', { titel: 'x' }, 'titel: the schema has no such field'],
    ['an empty field', { picture: null }, 'picture: is empty'],
    ['a missing field', { status: undefined }, 'status: is missing'],
    ['a value off the list', { kind: 'party' }, 'kind: "party" is not one of tapping, talk'],
    ['a picture that is not there', { picture: 'castle' }, 'the catalogue has no picture "castle"'],
    ['a focal point outside', { picture: { use: 'cellar', hotspot: { x: 2, y: 0 } } }, 'hotspot'],
    ['a number in words', { price: 'free' }, 'price: expected a number'],
    ['no time of day', { start: { week: 1, day: 'friday' } }, 'start: a time of day is "HH:mm"'],
    [
      'one language too many',
      { title: { ...everyLanguage('x'), fr: 'x' } },
      'title.fr: the schema',
    ],
    ['a link to nowhere', { body: everyLanguage('[x](page-x)') }, 'body.en: there is no document'],
    ['a table', { body: everyLanguage('|a|\n|-|\n|b|') }, 'body.en: Table became plain text'],
  ])('reports %s', (_, fields, problem) => {
    const given = Object.entries(event(fields).fields).filter(([, value]) => value !== undefined);
    const file = { ...event(), fields: Object.fromEntries(given) };
    expect(problemsOf(file).join('\n')).toContain(problem);
  });

  it('accepts the addresses that the site reads', () => {
    const navigation = (url: string) => {
      const link = { _type: 'navigationLink', title: everyLanguage('Map'), url };
      return problemsOf(fileWith('navigation', { name: 'header', links: [link] }));
    };
    expect(navigation('www.example.com')).toEqual([]);
    expect(navigation('javascript:alert(1)')).toEqual([
      'links[0].url: expected an address, such as https://www.example.com',
    ]);
  });

  it('reports a number off the list', () => {
    const taps = [{ name: everyLanguage('Pale'), allergens: [1, 99] }];
    expect(problemsOf(fileWith('board', { taps })).join('\n')).toContain(
      'taps[0].allergens[1]: "99" is not one of 1, 2, 3',
    );
  });

  it('reports a reference to a document of another type', () => {
    const companyDetails = { name: { en: 'Museum', cs: 'Muzeum', de: 'Museum', it: 'Museo' } };
    const file = fileWith('settings', { companyDetails, teamHR: ['page-faq'] });
    expect(problemsOf(file)).toEqual(['teamHR[0]: "page-faq" is a page; allowed here: person']);
  });

  it('reports all problems of a document at once, with its file', () => {
    const result = expandDocument(fileWith('person', { name: 1, phone: 2 }), context);
    expect(result).toMatchObject({
      ok: false,
      problems: [
        { file: 'documents/person/example.yaml', path: 'name' },
        { path: 'phone' },
        { path: 'email' },
      ],
    });
  });

  it('rejects a type that is not in the schema', () => {
    expect(problemsOf(fileWith('pages', {}))).toEqual([
      ': the schema has no document type "pages"',
    ]);
  });

  it('requires no slug of pages, whose addresses do not depend on it', () => {
    const seo = { title: everyLanguage('Faq'), description: everyLanguage('Answers') };
    const page = (slug: object) =>
      fileWith('page', {
        route: 'faq',
        title: everyLanguage('Faq'),
        languages: ['en', 'cs', 'de', 'it'],
        seo,
        ...slug,
      });
    expect(problemsOf(page({}))).toEqual([]);
    expect(problemsOf(page({ slug: { en: 'faq' } }))).toEqual([]);
    expect(problemsOf(event({ slug: { en: 'tapping' }, languages: ['en', 'cs'] }))).toEqual([
      'slug.cs: is missing',
    ]);
  });

  it.each([
    ['some languages', { en: 'Closed', cs: 'Zavřeno' }],
    ['one language, other than English', { cs: 'Zavřeno' }],
  ])('allows an announcement in %s only', (_, text) => {
    const file = fileWith('announcement', {
      text,
      from: { week: 0, day: 'monday', time: '10:00' },
      to: { week: 1, day: 'monday', time: '10:00' },
    });
    expect(problemsOf(file)).toEqual([]);
  });
});
