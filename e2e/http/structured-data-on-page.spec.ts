import { expect, test } from '@playwright/test';
import { formatPrice } from '../../lib/platform/format/price.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { formatClock } from '../../lib/time/format/clock.ts';
import { formatDate } from '../../lib/time/format/date.ts';
import { pragueTime } from '../../lib/time/prague.ts';
import { messages } from '../support/messages.ts';
import { type PageDocument, readPage } from '../support/read-page.ts';
import { allTicketTypes } from '../support/site-content.ts';
import { documentPaths } from '../support/sitemaps.ts';
import { graphNodes, nodeOf, nodesIn } from '../support/structured-data.ts';
import { testedLocales } from '../support/tested-locales.ts';

test.describe.configure({ timeout: 120_000 });

/** Returns the text of a part of the page, with single spaces. */
function words(document: PageDocument, selector: string): string {
  return plain(document.querySelector(selector)?.textContent ?? '');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Structured data must match the visible page: the same prices, dates and names. */
for (const locale of testedLocales) {
  test(`structured data of experiences in ${locale} matches names and prices on their pages`, async ({
    request,
  }) => {
    const paid = (await allTicketTypes()).filter(({ share }) => share > 0);
    for (const path of await documentPaths(request, 'experience', locale)) {
      const { document } = await readPage(request, path);
      const product = nodeOf(graphNodes(document, path), 'Product');
      expect(plain(String(product.name)), path).toBe(words(document, 'h1'));
      const rows = [...document.querySelectorAll('main table tbody tr')].map((row) =>
        plain(row.textContent),
      );
      const offers = nodesIn(product.offers).flatMap((offer) => nodesIn(offer.offers));
      expect(offers.length, path).toBe(paid.length);
      for (const { name, price } of offers) {
        const row = rows.find((each) => each.startsWith(plain(String(name))));
        expect(row, `${name} on ${path}`).toContain(plain(formatPrice(Number(price))));
      }
      const [range] = nodesIn(product.offers);
      const prices = offers.map(({ price }) => Number(price));
      const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
      expect(range, path).toMatchObject({ lowPrice, highPrice, offerCount: prices.length });
    }
  });

  test(`structured data of events in ${locale} matches dates and prices on their pages`, async ({
    request,
  }) => {
    for (const path of await documentPaths(request, 'event', locale)) {
      const { document } = await readPage(request, path);
      const event = nodeOf(graphNodes(document, path), 'Event');
      const article = words(document, 'article');
      expect(plain(String(event.name)), path).toBe(words(document, 'h1'));
      const [start, end] = [String(event.startDate), String(event.endDate)];
      const shown = document.querySelector('article time[datetime]')?.getAttribute('datetime');
      expect(Date.parse(start), path).toBe(Date.parse(shown ?? ''));
      const { date, time } = pragueTime(new Date(start));
      expect(start, path).toMatch(new RegExp(`^${date}T${time}:00\\+0[12]:00$`));
      const ends = pragueTime(new Date(end)).time;
      expect(article, path).toContain(`${formatClock(time, locale)}–${formatClock(ends, locale)}`);
      for (const { name } of nodesIn(event.location)) {
        expect(article, path).toContain(plain(String(name)));
      }
      for (const { price, url } of nodesIn(event.offers)) {
        expect(new URL(String(url)).pathname, 'where it is bought').toBe(path);
        if (price !== 0) expect(article, path).toContain(plain(formatPrice(Number(price))));
      }
      const cancelled = event.eventStatus === 'https://schema.org/EventCancelled';
      expect(article.includes(messages[locale].event.cancelled), path).toBe(cancelled);
      if (cancelled) expect(event.offers, path).toBeUndefined();
    }
  });

  test(`structured data of positions in ${locale} matches the pay on their pages`, async ({
    request,
  }) => {
    for (const path of await documentPaths(request, 'career', locale)) {
      const { document } = await readPage(request, path);
      const job = nodeOf(graphNodes(document, path), 'JobPosting');
      const article = words(document, 'article').replaceAll(' ', '');
      expect(plain(String(job.title)), path).toBe(words(document, 'h1'));
      for (const { minValue, maxValue } of nodesIn(job.baseSalary).flatMap(({ value }) =>
        nodesIn(value),
      )) {
        for (const amount of [minValue, maxValue]) {
          if (amount !== undefined) expect(article, path).toContain(String(amount));
        }
      }
      const { date } = pragueTime(new Date(String(job.validThrough)));
      expect(article, path).toContain(formatDate(date, locale).replace(/\s/g, ''));
    }
  });

  test(`structured data of venues in ${locale} matches their opening hours`, async ({
    request,
  }) => {
    const { document } = await readPage(request, pathFor('home', locale));
    const nodes = graphNodes(document, 'the home page');
    const tables = [...document.querySelectorAll('main table')].map((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) => plain(row.textContent)),
    );
    const span = (opens: unknown, closes: unknown) =>
      [opens, closes].map((time) => formatClock(String(time), locale)).join('–');
    for (const type of ['Museum', 'BarOrPub']) {
      const venue = nodeOf(nodes, type);
      const week = nodesIn(venue.openingHoursSpecification);
      // Adjacent days with the same hours share one row.
      const times = week.map(({ opens, closes }) => span(opens, closes));
      const groups = times.filter((each, day) => each !== times[day - 1]);
      const shown = tables.filter((rows) => groups.every((each, row) => rows[row]?.includes(each)));
      expect(shown.length, `tables with ${type}: ${groups.join(', ')}`).toBe(1);
      const main = words(document, 'main');
      for (const { opens, closes, description } of nodesIn(
        venue.specialOpeningHoursSpecification,
      )) {
        expect(main).toContain(plain(String(description)));
        if (opens !== closes) expect(main).toContain(span(opens, closes));
      }
    }
  });

  test(`structured data of questions in ${locale} matches the page`, async ({ request }) => {
    const path = pathFor('faq', locale);
    const { document } = await readPage(request, path);
    const page = nodeOf(graphNodes(document, path), 'FAQPage');
    const shown = [...document.querySelectorAll('main details')].map((each) =>
      plain(each.textContent),
    );
    const asked = nodesIn(page.mainEntity);
    expect(asked.length).toBe(shown.length);
    const main = shown.join('\n').replaceAll(' ', '');
    for (const { name, acceptedAnswer } of asked) {
      expect(main).toContain(String(name).replace(/\s/g, ''));
      for (const { text } of nodesIn(acceptedAnswer)) {
        expect(main, String(name)).toContain(String(text).replace(/\s/g, ''));
      }
    }
  });
}
