import { expect, test } from '@playwright/test';
import { filteredExperiences, matching } from '../support/experience-filter.ts';
import { type PageDocument, readPage } from '../support/read-page.ts';

const get = { maxRedirects: 0 } as const;

/** Matches the cache-control header of pages shared by all visitors. */
const shared = /s-maxage/;

test.describe('a filtered list', () => {
  for (const { list, lang, canonical } of [
    { list: aListOfExperiences, lang: 'en', canonical: '/en/experiences' },
    { list: aListOfEvents, lang: 'de', canonical: '/de/veranstaltungen' },
  ]) {
    test(`of ${canonical} is served to visitors and not indexed`, async ({ request }) => {
      const { query, result } = await list();
      const page = await readPage(request, `${canonical}?${query}`);
      const { document } = page;
      expect(page.lang).toBe(lang);
      expect(page.response.headers()['cache-control']).toContain('no-store');
      expect(texts(document.querySelectorAll('#list p')).some((text) => result.test(text))).toBe(
        true,
      );
      expect(attribute(document, 'meta[name="robots"]', 'content')).toBe('noindex, follow');
      expect(attribute(document, 'link[rel="canonical"]', 'href')).toMatch(`${canonical}`);
      expect(attribute(document, 'link[rel="canonical"]', 'href')).not.toContain('?');
      const bare = await readPage(request, canonical);
      expect(page.title).toBe(bare.title);
      expect(document.querySelector('h1')?.textContent).toBe(
        bare.document.querySelector('h1')?.textContent,
      );
    });
  }

  test('keeps its filter in the other languages', async ({ request }) => {
    const { document } = await readPage(request, '/en/experiences?price=550&language=de&ref=hotel');
    expect(attribute(document, 'a[data-locale="cs"]', 'href')).toBe(
      '/cs/zazitky?language=de&price=550&ref=hotel',
    );
  });

  test('is rendered once for all visitors with the same filter', async ({ request }) => {
    await readPage(request, '/it/esperienze?duration=90&language=cs');
    const { response } = await readPage(request, '/it/esperienze?language=cs&duration=90&utm=x');
    expect(response.headers()['x-nextjs-cache']).toBe('HIT');
    expect(response.headers()['cache-control']).toContain('no-store');
  });

  test('marks the current page in the navigation', async ({ request }) => {
    const { document } = await readPage(request, '/en/experiences?language=de');
    expect(attribute(document, 'header a[aria-current="page"]', 'href')).toBe('/en/experiences');
  });
});

test.describe('the unfiltered list', () => {
  for (const path of [
    '/en/experiences?ref=hotel&dsc=x&utm_source=y',
    '/en/experiences?language=fr&price=1',
    '/en/experiences?language=de&language=it',
    `/de/erlebnisse?duration=${'9'.repeat(2000)}`,
    '/cs/udalosti?month=2026-13&kind=%3Cscript%3E',
    '/it/eventi?kind=constructor&month=__proto__',
    '/en/program?month=2026-12',
  ]) {
    test(`is served for ${path.slice(0, 60)}`, async ({ request }) => {
      const { response, document } = await readPage(request, path);
      expect(response.headers()['cache-control']).toMatch(shared);
      expect(document.querySelector('meta[name="robots"][content*="noindex"]')).toBeNull();
      expect(document.querySelector('#list a')).toBeNull();
    });
  }
});

test('empty form fields are removed from the address', async ({ request }) => {
  for (const [from, to] of [
    ['/de/erlebnisse?language=&duration=60&price=&ref=a', '/de/erlebnisse?duration=60&ref=a'],
    ['/it/eventi?month=&kind=', '/it/eventi'],
  ] as const) {
    const response = await request.get(from, get);
    expect(response.status()).toBe(307);
    const { pathname, search } = new URL(response.headers().location ?? '', 'http://localhost');
    expect(`${pathname}${search}`).toBe(to);
  }
});

for (const path of [
  '/en/filtered',
  '/en/filtered/experiences?language=de',
  '/filtered/events',
  '/de/filtered/events?kind=music',
]) {
  test(`${path} is not served`, async ({ request }) => {
    expect((await request.get(path, get)).status()).toBe(404);
  });
}

/** A query that filters a list, and the number of results that the list shows. */
interface FilteredList {
  readonly query: string;
  readonly result: RegExp;
}

async function aListOfExperiences(): Promise<FilteredList> {
  const { filter, all } = await filteredExperiences();
  const { language, duration, price } = filter;
  return {
    query: `language=${language}&duration=${duration}&price=${price}&ref=hotel`,
    result: new RegExp(`^${matching(all, filter).length} of ${all.length} experiences$`),
  };
}

async function aListOfEvents(): Promise<FilteredList> {
  return { query: 'kind=music', result: /^\d+ von \d+ Veranstaltung(?:en)?$/ };
}

function attribute(document: PageDocument, selector: string, name: string): string | undefined {
  return document.querySelector(selector)?.getAttribute(name);
}

function texts(elements: ReturnType<PageDocument['querySelectorAll']>): string[] {
  return elements.map(({ textContent }) => textContent);
}
