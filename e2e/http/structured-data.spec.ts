import { expect, test } from '@playwright/test';
import { locales } from '../../lib/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { pragueTime } from '../../lib/time/prague.ts';
import { readPage } from '../support/read-page.ts';
import { sitemapPaths } from '../support/sitemaps.ts';
import { everyNode, graphNodes, nodeOf, nodesIn, typesOf } from '../support/structured-data.ts';

test.describe.configure({ timeout: 120_000 });

/** What search engines ask of each type before they show anything of it. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['url', 'name', 'publisher'],
  Organization: ['name', 'url', 'address'],
  WebPage: ['url', 'name', 'description', 'inLanguage', 'isPartOf'],
  FAQPage: ['url', 'name', 'description', 'inLanguage', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Museum: ['name', 'address', 'openingHoursSpecification'],
  BarOrPub: ['name', 'address', 'openingHoursSpecification'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Event: ['name', 'startDate', 'endDate', 'eventStatus', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization'],
  Product: ['name', 'offers'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

for (const locale of locales) {
  test(`every page of the ${locale} sitemap has a whole graph of its own`, async ({ request }) => {
    for (const path of await sitemapPaths(request, locale)) {
      const { document } = await readPage(request, path);
      const nodes = graphNodes(document, path);
      const told = new Set(nodes.map((node) => node['@id']));
      for (const node of everyNode(nodes)) {
        if (!('@type' in node)) expect(told, `${path} refers to`).toContain(node['@id']);
        for (const type of typesOf(node)) {
          for (const field of required[type] ?? []) {
            expect(String(node[field] ?? ''), `${field} of ${type} on ${path}`).not.toBe('');
          }
        }
      }
      const page = nodeOf(nodes, path === pathFor('faq', locale) ? 'FAQPage' : 'WebPage');
      expect(new URL(String(page.url)).pathname).toBe(path);
      expect(page.inLanguage, path).toBe(locale);
      const trail = nodes.some((node) => typesOf(node).includes('BreadcrumbList'));
      expect(trail, `breadcrumb of ${path}`).toBe(path !== pathFor('home', locale));
    }
  });
}

test('an experience costs what its page says', async ({ request }) => {
  const { document } = await readPage(request, '/cs/zazitky/cesta-sklepem');
  const product = nodeOf(graphNodes(document, 'the experience'), 'Product');
  const [offer] = nodesIn(product.offers);
  const cells = [...document.querySelectorAll('main table td')].map(({ textContent }) =>
    Number(textContent.replace(/\D/g, '')),
  );
  const paid = cells.filter((price) => price > 0);
  expect(paid.length).toBeGreaterThan(3);
  expect(offer).toMatchObject({
    lowPrice: Math.min(...paid),
    highPrice: Math.max(...paid),
    offerCount: paid.length,
    priceCurrency: 'CZK',
  });
});

test('an event begins when its page says, on the clock of Prague', async ({ request }) => {
  const paths = (await sitemapPaths(request, 'en')).filter((path) => /^\/en\/events\/./.test(path));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const { document } = await readPage(request, path);
    const event = nodeOf(graphNodes(document, path), 'Event');
    const start = String(event.startDate);
    const shown = document.querySelector('article time[datetime]')?.getAttribute('datetime') ?? '';
    expect(Date.parse(start), path).toBe(Date.parse(shown));
    const { date, time } = pragueTime(new Date(shown));
    expect(start, path).toMatch(new RegExp(`^${date}T${time}:00\\+0[12]:00$`));
    const cancelled = document
      .querySelector('article')
      ?.textContent.includes('will not take place');
    const status = cancelled ? 'EventCancelled' : 'EventScheduled';
    expect(event.eventStatus, path).toBe(`https://schema.org/${status}`);
    if (cancelled) expect(event.offers, path).toBeUndefined();
  }
});

test('what has ended offers nothing', async ({ request }) => {
  const past = await readPage(request, '/en/events/night-of-museums');
  const event = nodeOf(graphNodes(past.document, 'a past event'), 'Event');
  expect(event.offers).toBeUndefined();
  const closed = await readPage(request, '/cs/kariera/marketingovy-specialista');
  const types = graphNodes(closed.document, 'a closed job').flatMap(typesOf);
  expect(types).not.toContain('JobPosting');
});

test('Monday has the hours that the home page shows', async ({ request }) => {
  const { document } = await readPage(request, '/en');
  const nodes = graphNodes(document, '/en');
  const tables = [...document.querySelectorAll('main table')];
  expect(tables.length).toBe(2);
  for (const [index, type] of ['Museum', 'BarOrPub'].entries()) {
    const week = nodesIn(nodeOf(nodes, type).openingHoursSpecification);
    const monday = week.find(({ dayOfWeek }) => dayOfWeek === 'https://schema.org/Monday');
    const row = tables[index]?.querySelector('tbody tr')?.textContent ?? '';
    expect(row).toContain(String(monday?.opens));
    expect(row).toContain(String(monday?.closes));
  }
});

test('the questions are those of the page', async ({ request }) => {
  const { document } = await readPage(request, '/de/faq');
  const page = nodeOf(graphNodes(document, '/de/faq'), 'FAQPage');
  const asked = nodesIn(page.mainEntity).map(({ name }) => name);
  const shown = [...document.querySelectorAll('main summary')].map(
    ({ textContent }) => textContent,
  );
  expect(asked.toSorted()).toEqual(shown.toSorted());
});

test('the vouchers cost what the page says', async ({ request }) => {
  for (const locale of locales) {
    const path = pathFor('gift-vouchers', locale);
    const { document } = await readPage(request, path);
    const products = graphNodes(document, path).filter((node) => typesOf(node)[0] === 'Product');
    const prices = products.flatMap(({ offers }) =>
      nodesIn(offers).map(({ price, lowPrice }) => price ?? lowPrice),
    );
    const shown = ['500', '1 000', '2 000', '580'].map((amount) => `${amount} Kč`);
    const words = document.querySelector('main')?.textContent.replaceAll('\u00a0', ' ');
    for (const amount of shown) expect(words, path).toContain(amount);
    expect(prices, path).toEqual([500, 1000, 2000, 580]);
  }
});

test('the sitemaps name pictures that are there', async ({ request }) => {
  const xml = await (await request.get('/en/sitemap.xml')).text();
  const found = [...xml.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, address = '']) =>
    address.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
  expect(found.length).toBeGreaterThan(20);
  const { pathname, search } = new URL(found[0] ?? '');
  const response = await request.get(`${pathname}${search}`);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test('llms.txt says what the site is, and its links lead to pages', async ({ request }) => {
  const response = await request.get('/llms.txt', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^# Beer Museum Prague\n/);
  expect(text).toMatch(/Monday to Thursday: 10:00–20:00/);
  const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, link = '']) => new URL(link));
  expect(links.length).toBeGreaterThan(60);
  for (const { pathname } of links) {
    const page = await request.get(pathname, { maxRedirects: 0 });
    expect(page.status(), pathname).toBe(200);
  }
});
