import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Event, Page } from '../../lib/content/model/types.generated.ts';
import { formatPrice } from '../../lib/platform/format/price.ts';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { closedJob, openJob } from '../support/example-documents.ts';
import { findContent } from '../support/find-content.ts';
import { inLanguage } from '../support/localized.ts';
import { readPage } from '../support/read-page.ts';

// The bar at the bottom of phones' screens offers what the page is about, and nothing else.

/** Returns the offers of a page: the first, and the one that takes its place. */
async function offersOf(request: APIRequestContext, path: string, status = 200) {
  const { document } = await readPage(request, path, status);
  return document.querySelectorAll('[data-offer] a').map((link) => ({
    href: link.getAttribute('href') ?? '',
    text: link.textContent,
    beside: link.previousElementSibling?.textContent ?? '',
    isShown: link.closest('[hidden]') === null,
  }));
}

function eventWith(filter: string): Promise<Event> {
  return findContent(`event with ${filter}`, `*[_type == "event" && ${filter}] | order(_id)[0]`);
}

const isUpcoming = 'dateTime(end) > dateTime(now())';

test('an event offers its own tickets at its own price, and other events after its end', async ({
  request,
}) => {
  const event = await eventWith(`status == "scheduled" && price > 0 && ${isUpcoming}`);
  const [offer, afterwards] = await offersOf(request, documentPath(event, 'en'));
  expect(offer?.href).toContain(event._id);
  expect(offer?.beside).toContain(formatPrice(event.price ?? 0));
  expect(offer?.isShown).toBe(true);
  expect(afterwards).toMatchObject({ href: pathFor('events', 'en'), beside: '', isShown: false });
});

for (const filter of [
  'status == "soldOut"',
  'status == "cancelled"',
  `status == "scheduled" && price > 0 && !(${isUpcoming})`,
  `status == "scheduled" && !(price > 0) && !(${isUpcoming})`,
]) {
  test(`an event with ${filter} offers other events only`, async ({ request }) => {
    const event = await eventWith(filter);
    const shown = (await offersOf(request, documentPath(event, 'en'))).filter(
      ({ isShown }) => isShown,
    );
    expect(shown).toMatchObject([{ href: pathFor('events', 'en'), beside: '' }]);
  });
}

test('an event that needs no ticket offers nothing before its end', async ({ request }) => {
  const event = await eventWith(`status == "scheduled" && !(price > 0) && ${isUpcoming}`);
  const offers = await offersOf(request, documentPath(event, 'en'));
  expect(offers).toMatchObject([{ href: pathFor('events', 'en'), isShown: false }]);
});

test('pages offer the first action of their hero or tickets, unless no ticket is needed there', async ({
  request,
}) => {
  const pages = await findContent<Page[]>('pages', '*[_type == "page"]');
  await mapConcurrently(pages, async ({ route, sections, hidesTickets }) => {
    const [hero] = sections ?? [];
    const [action] = (hero?._type === 'heroSection' && hero.actions) || [];
    for (const locale of locales) {
      const path = pathFor(route, locale);
      const all = await offersOf(request, path);
      const offers = all.filter(({ isShown }) => isShown);
      expect(offers, path).toHaveLength(hidesTickets ? 0 : 1);
      if (action?.label && !hidesTickets) {
        expect(offers[0]?.text, path).toBe(inLanguage(action.label, locale));
      }
    }
  });
});

test('places to drink offer nothing', async ({ request }) => {
  for (const route of ['taproom', 'beer-hall'] as const) {
    expect(await offersOf(request, pathFor(route, 'en')), route).toEqual([]);
  }
});

test('job postings and missing pages offer nothing', async ({ request }) => {
  for (const job of [await openJob(), await closedJob()]) {
    expect(await offersOf(request, documentPath(job, 'en')), job._id).toEqual([]);
  }
  expect(await offersOf(request, '/en/nothing-here', 404)).toEqual([]);
});
