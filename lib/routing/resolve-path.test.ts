import { describe, expect, it } from 'vitest';
import { resolvePath } from './resolve-path.ts';
import type { SlugIndex } from './slug-index.ts';

const index: SlugIndex = {
  documents: [
    {
      id: 'experience-cellar-route',
      route: 'experience',
      slugs: { en: 'the-cellar-route', cs: 'cesta-sklepem', de: 'der-kellerweg', it: 'le-cantine' },
      previous: [{ locale: 'en', slug: 'cellar-tour' }],
    },
    {
      id: 'event-quiz',
      route: 'event',
      slugs: { en: 'pub-quiz' },
      previous: [],
    },
  ],
  redirects: [
    { from: '/en/tours', to: '/en/experiences', permanent: true },
    { from: '/de/sommer', to: 'https://example.com/sommer', permanent: false },
  ],
};

const render = (path: string) => ({ kind: 'render', path });
const moved = (to: string) => ({ kind: 'redirect', to, permanent: true });

describe('public paths are rendered by their segment', () => {
  it.each([
    ['/en', '/en'],
    ['/cs/muzeum-piva-praha', '/cs/museum'],
    ['/de/Geschenkgutscheine', '/de/gift-vouchers'],
    ['/it/vycep-u-zvonu', '/it/taproom'],
    ['/en/experiences/the-cellar-route', '/en/experiences/the-cellar-route'],
    ['/cs/zazitky/cesta-sklepem', '/cs/experiences/cesta-sklepem'],
    ['/de/sitemap.xml', '/sitemaps/de'],
    ['/it/newsletter/confirm', '/it/newsletter/confirm'],
    ['/de/waiting-list/join', '/de/waiting-list/join'],
    ['/cs/forms/career', '/cs/forms/career'],
  ])('renders %s', (path, segment) => {
    expect(resolvePath(path, index)).toEqual(render(segment));
  });

  it('serves a document that exists in English only under its English slug', () => {
    expect(resolvePath('/cs/udalosti/pub-quiz', index)).toEqual(render('/cs/events/pub-quiz'));
  });
});

describe('every other spelling of a page’s path leads to it by one permanent redirect', () => {
  it.each([
    ['another language’s path', '/en/o-nas', '/en/about-us'],
    ['another language’s path', '/de/beer-museum-prague', '/de/biermuseum-prag'],
    ['another language’s list and slug', '/it/zazitky/cesta-sklepem', '/it/esperienze/le-cantine'],
    [
      'another language’s slug',
      '/en/experiences/der-kellerweg',
      '/en/experiences/the-cellar-route',
    ],
    ['a previous slug', '/en/experiences/cellar-tour', '/en/experiences/the-cellar-route'],
    ['a previous slug', '/de/erlebnisse/cellar-tour', '/de/erlebnisse/der-kellerweg'],
    ['wrong case', '/EN/About-Us', '/en/about-us'],
    ['wrong case', '/de/geschenkgutscheine', '/de/Geschenkgutscheine'],
    [
      'wrong case of a slug',
      '/en/experiences/The-Cellar-Route',
      '/en/experiences/the-cellar-route',
    ],
    ['a trailing slash', '/en/', '/en'],
    ['a trailing slash', '/cs/o-nas/', '/cs/o-nas'],
    ['a trailing slash and more', '/EN/O-Nas//', '/en/about-us'],
    ['a trailing slash', '/en/party-price/', '/en/party-price'],
    ['wrong case of the language', '/EN/forms/career', '/en/forms/career'],
    ['an escape that is not needed', '/en/%70arty-price', '/en/party-price'],
    ['an internal name', '/en/museum', '/en/beer-museum-prague'],
    ['an internal name', '/cs/home', '/cs'],
    ['escapes that need none', '/en/%61bout-us', '/en/about-us'],
  ])('redirects %s: %s', (_what, path, target) => {
    expect(resolvePath(path, index)).toEqual(moved(target));
  });

  it('prefers a previous slug of the same language to a slug of another one', () => {
    const documents: SlugIndex['documents'] = [
      {
        id: 'event-autumn',
        route: 'event',
        slugs: { en: 'october-feast', de: 'oktoberfest' },
        previous: [],
      },
      {
        id: 'event-feast',
        route: 'event',
        slugs: { en: 'oktoberfest-2025' },
        previous: [{ locale: 'en', slug: 'oktoberfest' }],
      },
    ];
    const resolve = (path: string) => resolvePath(path, { documents, redirects: [] });
    expect(resolve('/en/events/oktoberfest')).toEqual(moved('/en/events/oktoberfest-2025'));
    expect(resolve('/it/eventi/oktoberfest')).toEqual(moved('/it/eventi/october-feast'));
  });

  it('follows redirects of content to paths and to other sites', () => {
    expect(resolvePath('/en/tours', index)).toEqual(moved('/en/experiences'));
    expect(resolvePath('/en/tours/', index)).toEqual(moved('/en/experiences'));
    expect(resolvePath('/de/sommer', index)).toEqual({
      kind: 'redirect',
      to: 'https://example.com/sommer',
      permanent: false,
    });
  });
});

describe('paths without a page', () => {
  it.each([
    '/en/nothing',
    '/en/experiences/nothing',
    '/en/about-us/more',
    '/en/experiences/the-cellar-route/more',
    '/de/page-not-found',
    '/en/experience/the-cellar-route',
    '/it/sitemap.xml/more',
    '/en/constructor',
  ])('%s is not found in its language', (path) => {
    expect(resolvePath(path, index)).toEqual({ kind: 'not-found', locale: path.slice(1, 3) });
  });

  it.each(['/about-us', '/fr/about-us', '/sitemaps/en'])('%s has no language', (path) => {
    expect(resolvePath(path, index)).toEqual({ kind: 'not-found', locale: null });
  });

  it.each(['/en/%E0%A4%A', '/%', '/en/experiences/%zz'])('%s is malformed', (path) => {
    expect(resolvePath(path, index)).toEqual({ kind: 'malformed' });
  });
});

it('requires the choice of a language at the root', () => {
  expect(resolvePath('/', index)).toEqual({ kind: 'choose-locale' });
});

it('renders any slug while there is no index', () => {
  expect(resolvePath('/en/events/anything', null)).toEqual(render('/en/events/anything'));
  expect(resolvePath('/cs/events/anything', null)).toEqual(moved('/cs/udalosti/anything'));
});

describe('a chain of redirects', () => {
  const redirects = Array.from({ length: 2000 }, (_, step) => ({
    from: `/en/step-${step}`,
    to: `/en/step-${step + 1}`,
    permanent: true,
  }));

  it('is followed as far as browsers do', () => {
    const chain = { ...index, redirects };
    const last = redirects.length - 1;
    expect(resolvePath(`/en/step-${last}`, chain)).toEqual(moved(`/en/step-${last + 1}`));
    expect(resolvePath(`/en/step-${last - 19}`, chain)).toEqual(moved(`/en/step-${last - 18}`));
    expect(resolvePath(`/en/step-${last - 30}`, chain)).toMatchObject({ kind: 'not-found' });
  });
});

describe('a redirect that leads back to where it starts', () => {
  const rule = (from: string, to: string) => ({ from, to, permanent: true });
  const rules = [
    rule('/en/self', '/en/self?a=1'),
    rule('/en/there', '/en/and/back'),
    rule('/en/and/back', '/en/there'),
    rule('/en/into-a-circle', '/en/there'),
    rule('/en/experiences/the-cellar-route', '/en/experiences/cellar-tour'),
    rule('/de/erlebnisse/der-kellerweg', '/DE/erlebnisse/der-kellerweg'),
  ];

  it.each(rules)('is ignored: $from', ({ from }) => {
    expect(resolvePath(from, { ...index, redirects: rules })).toEqual(resolvePath(from, index));
  });

  it('is not one to a page whose own rule never applies', () => {
    const redirects = [rule('/en/old-faq', '/en/faq'), rule('/en/faq', '/en/old-faq')];
    expect(resolvePath('/en/old-faq', { ...index, redirects })).toEqual(moved('/en/faq'));
  });
});
