import { describe, expect, it } from 'vitest';
import { serverEnv } from '../platform/env/server.ts';
import { locales } from '../platform/i18n/locales.ts';
import { documentPath, slugFor } from '../routing/document-path.ts';
import { internalPath } from '../routing/internal-path.ts';
import { resolvePath } from '../routing/resolve-path.ts';
import { publicSlugIndex, toSlugIndex } from './get-slug-index.ts';
import { slugIndex } from './queries/slug-index.query.ts';
import { night } from './testing/stored-documents.ts';

const redirect = (_id: string, from: string, to: string, permanent: boolean | null = true) => ({
  _id,
  _type: 'redirect' as const,
  from,
  to,
  permanent,
});

it('the slug index names redirects to the site’s own address by their path', () => {
  const redirects = [
    redirect('a', '/en/a', `${serverEnv.siteUrl}/en/b?c#d`),
    redirect('b', '/en/b', 'https://example.com/en/b'),
    redirect('c', '/en/c', `${serverEnv.siteUrl}//evil.example`),
  ];
  expect(toSlugIndex({ documents: [], pages: [], redirects }).redirects).toEqual([
    { from: '/en/a', to: '/en/b?c#d', permanent: true },
    { from: '/en/b', to: 'https://example.com/en/b', permanent: true },
  ]);
});

it.each([
  [true, true],
  [false, false],
  // A switch that an editor has not touched.
  [null, false],
])('a redirect whose switch is %j is permanent: %j', (permanent, expected) => {
  const redirects = [redirect('a', '/en/a', '/en/b', permanent)];
  const index = toSlugIndex({ documents: [], pages: [], redirects });
  expect(index.redirects).toMatchObject([{ permanent: expected }]);
});

it('the public index has a deal from its first day in Prague on', () => {
  const deal = (_id: string, validFrom: string | null) => {
    const days = { validFrom, validThrough: '2026-12-31' };
    return { ...night, _id, _type: 'deal', slug: { en: _id }, ...days };
  };
  const documents = [deal('always', null), deal('may', '2026-05-01'), deal('june', '2026-06-01')];
  const parsed = slugIndex.parse({ documents, pages: [], redirects: [] });
  const content = parsed.ok ? parsed.value : { documents: [], pages: [], redirects: [] };
  const at = (instant: string) => {
    const { index, until } = publicSlugIndex(content, new Date(instant));
    return { ids: index.documents.map(({ id }) => id), until: until?.toISOString() ?? null };
  };
  const may = '2026-04-30T22:00:00.000Z';
  const june = '2026-05-31T22:00:00.000Z';
  expect(at('2026-04-30T21:59:59Z')).toEqual({ ids: ['always'], until: may });
  expect(at(may)).toEqual({ ids: ['always', 'may'], until: june });
  expect(at('2027-02-01T00:00:00Z')).toEqual({ ids: ['always', 'may', 'june'], until: null });
  expect(toSlugIndex(content).documents).toHaveLength(3);
});

describe('every path that lists link to', () => {
  it.each([
    ['German only', ['de'], { en: 'night', de: 'nacht' }],
    ['English only, with a slug in German', ['en'], { en: 'night', de: 'nacht' }],
    ['German and English, without a German slug', ['de', 'en'], { en: 'night' }],
  ])('leads to the page of a document in %s', (_, languages, slug) => {
    const parsed = slugIndex.parse({
      documents: [{ ...night, languages, slug }],
      pages: [],
      redirects: [],
    });
    const content = parsed.ok ? parsed.value : { documents: [], pages: [], redirects: [] };
    const [document] = content.documents;
    expect(document?.languages).toContain('en');
    for (const locale of locales) {
      const path = document ? documentPath(document, locale) : '';
      const page = internalPath('event', locale, document && slugFor(document.slug, locale));
      expect(resolvePath(path, toSlugIndex(content))).toEqual({ kind: 'render', path: page });
    }
  });
});
