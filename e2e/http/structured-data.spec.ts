import { expect, test } from '@playwright/test';
import { formatPrice } from '../../lib/platform/format/price.ts';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { formatTimes } from '../../lib/time/format/date.ts';
import { groupedWeek } from '../../lib/time/hours/week.ts';
import { closedJob, pastEvent } from '../support/example-documents.ts';
import { messages } from '../support/messages.ts';
import { missing } from '../support/missing.ts';
import { readPage } from '../support/read-page.ts';
import { searchProblems } from '../support/search-problems.ts';
import { allVouchers, lowestPrice, museumHours, siteSettings } from '../support/site-content.ts';
import { documentPaths, sitemapPaths } from '../support/sitemaps.ts';
import { everyNode, graphNodes, nodeOf, nodesIn, typesOf } from '../support/structured-data.ts';
import { testedLocales } from '../support/tested-locales.ts';

test.describe.configure({ timeout: 120_000 });

for (const locale of testedLocales) {
  test(`every page of the ${locale} sitemap has a complete structured-data graph`, async ({
    request,
  }) => {
    for (const path of await sitemapPaths(request, locale)) {
      const { document } = await readPage(request, path);
      const nodes = graphNodes(document, path);
      const known = new Set(nodes.map((node) => node['@id']));
      for (const node of everyNode(nodes)) {
        if (!('@type' in node)) expect(known, `${path} refers to`).toContain(node['@id']);
      }
      expect(await searchProblems(nodes), path).toEqual([]);
      const page = nodeOf(nodes, path === pathFor('faq', locale) ? 'FAQPage' : 'WebPage');
      expect(new URL(String(page.url)).pathname).toBe(path);
      expect(page.inLanguage, path).toBe(locale);
      const trail = nodes.some((node) => typesOf(node).includes('BreadcrumbList'));
      expect(trail, `breadcrumb of ${path}`).toBe(path !== pathFor('home', locale));
    }
  });
}

test('ended documents have no offers', async ({ request }) => {
  const past = await readPage(request, documentPath(await pastEvent(), 'en'));
  const event = nodeOf(graphNodes(past.document, 'a past event'), 'Event');
  expect(event.offers).toBeUndefined();
  const closed = await readPage(request, documentPath(await closedJob(), 'cs'));
  const types = graphNodes(closed.document, 'a closed job').flatMap(typesOf);
  expect(types).not.toContain('JobPosting');
});

test('the prices of vouchers match the page, which sells them', async ({ request }) => {
  const [vouchers, perAdult] = await Promise.all([allVouchers(), lowestPrice()]);
  const expected = vouchers.flatMap(
    ({ amount, adults }) => amount ?? (adults ? adults * perAdult : []),
  );
  for (const locale of locales) {
    const path = pathFor('gift-vouchers', locale);
    const { document } = await readPage(request, path);
    const products = graphNodes(document, path).filter((node) => typesOf(node)[0] === 'Product');
    const prices = products.flatMap(({ offers }) =>
      nodesIn(offers).map(({ price, lowPrice }) => price ?? lowPrice),
    );
    for (const { url } of products.flatMap(({ offers }) => nodesIn(offers))) {
      expect(new URL(String(url)).pathname, 'where it is bought').toBe(path);
    }
    const words = document.querySelector('main')?.textContent;
    for (const amount of expected) expect(words, path).toContain(formatPrice(amount));
    expect(prices, path).toEqual(expected);
  }
});

test('the sitemaps contain the modification dates of pages and existing pictures', async ({
  request,
}) => {
  const xml = await (await request.get('/en/sitemap.xml')).text();
  const changes = [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, at = '']) => at);
  expect(changes.length).toBe((await sitemapPaths(request, 'en')).length);
  for (const at of changes) {
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  }
  const found = [...xml.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, address = '']) =>
    address.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );
  const experiences = await documentPaths(request, 'experience', 'en');
  expect(found.length, 'pictures, at least one of each experience').toBeGreaterThanOrEqual(
    experiences.length,
  );
  const pictures = found.map((address) => ({
    from: 'the sitemap',
    address: address.replace(new URL(address).origin, ''),
  }));
  expect(await missing(request, pictures, { whole: true })).toEqual([]);
});

test('llms.txt describes the site, and its links lead to pages', { tag: '@slow' }, async ({
  request,
}) => {
  const response = await request.get('/llms.txt', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  const { companyDetails } = await siteSettings();
  expect(text.split('\n')[0]).toBe(`# ${companyDetails?.name.en ?? messages.en.shell.siteName}`);
  const { weekly } = await museumHours();
  for (const { first, times } of groupedWeek({ weekly, exceptions: null })) {
    const hours = times ? formatTimes(times.opens, times.closes, 'en') : 'closed';
    expect(text).toMatch(new RegExp(`^- ${first}\\b.*: ${hours}`, 'im'));
  }
  const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, link = '']) => new URL(link));
  const experiences = await documentPaths(request, 'experience', 'en');
  expect(links.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(experiences));
  for (const { pathname } of links) {
    const page = await request.get(pathname, { maxRedirects: 0 });
    expect(page.status(), pathname).toBe(200);
  }
});
