import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { isPageRoute } from '../../lib/routing/routes.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { arrived } from '../support/arrived.ts';
import { percentile95 } from '../support/percentile.ts';
import {
  type Received,
  type ReceivedPage,
  receivePages,
  receivePayloads,
  rerendered,
  warm,
} from '../support/rerendered.ts';
import { everyPath } from '../support/sitemaps.ts';
import { untilDelivered } from '../support/until-delivered.ts';

// Which pages are re-rendered by a published change. The stack is used by this spec alone, so that
// nothing else changes its content.

let stack: OwnStack;
let client: SanityClient;
let request: APIRequestContext;
let paths: string[];

/** A test, or a hook, renders every page several times. */
const TIMEOUT_MS = 300_000;

test.describe.configure({ mode: 'default', timeout: TIMEOUT_MS });

test.beforeAll(async ({ playwright }) => {
  stack = await startOwnStack('rerendered');
  client = contentClient(stack.content.url, stack.content.administratorToken);
  request = await playwright.request.newContext({ baseURL: stack.siteUrl });
  await untilDelivered(stack.content);
  await arrived({ client, request });
  paths = (await everyPath(request)).map(({ path }) => path);
});

test.afterAll(async () => {
  await request.dispose();
  await stack.end();
});

/** Makes a change; returns the pages then received, once they can be the new ones. */
async function pagesWith(change: () => Promise<unknown>): Promise<ReceivedPage[]> {
  await change();
  await arrived({ client, request });
  return await receivePages(request, paths);
}

/** Makes a change and returns the pages that are re-rendered because of it. */
async function pagesRenderedAfter(change: () => Promise<unknown>): Promise<string[]> {
  await warm(request, paths);
  return rerendered(await pagesWith(change));
}

const eventPages = /^\/(en\/events|cs\/udalosti|de\/veranstaltungen|it\/eventi)\//;

/** Pages without a list, a price or a picture of an experience. */
const withoutExperiences = new RegExp(
  `${eventPages.source}|^/en/(terms-and-conditions|faq|careers)$`,
);

/** Returns the paths that match a pattern; some of all paths must. */
function matching(found: readonly string[], pattern: RegExp): string[] {
  expect(paths).toContainEqual(expect.stringMatching(pattern));
  return found.filter((path) => pattern.test(path));
}

test('an unused picture re-renders nothing', async () => {
  const picture = await readFile('public/assets/identity/icon-192.png');
  expect(
    await pagesRenderedAfter(() => client.assets.upload('image', picture, { filename: 'a.png' })),
  ).toEqual([]);
});

test('a paragraph of an event re-renders the pages of that event', async () => {
  const event = await client.fetch<{ _id: string; slug: Record<string, string> }>(
    '*[_type == "event" && count(languages) == 4 && defined(body) && end > now()][0]{_id, slug}',
  );
  const rendered = await pagesRenderedAfter(() =>
    client
      .patch(event._id)
      .set({ 'body.en[0].children[0].text': `Come early. ${Date.now()}` })
      .commit(),
  );
  const own = paths
    .filter((path) => eventPages.test(path))
    .filter((path) => Object.values(event.slug).some((slug) => path.endsWith(`/${slug}`)));
  expect(own).toHaveLength(4);
  expect(rendered).toEqual(own);
});

test('a question re-renders the pages with questions, and no others', async () => {
  const routes = await client.fetch<string[]>(
    '*[_type == "page" && "faqSection" in sections[]._type].route',
  );
  const withQuestions = new Set(
    routes.filter(isPageRoute).flatMap((route) => locales.map((locale) => pathFor(route, locale))),
  );
  const id = await client.fetch<string>('*[_type == "faqEntry"][0]._id');
  const rendered = await pagesRenderedAfter(() =>
    client
      .patch(id)
      .set({ 'question.en': `Is it cold? ${Date.now()}` })
      .commit(),
  );
  expect(rendered).toEqual(expect.arrayContaining(['/en/faq', '/de/faq']));
  expect(rendered).toEqual(paths.filter((path) => withQuestions.has(path)));
});

test('a price re-renders the pages that show prices of experiences, and no others', async () => {
  const dearest = await client.fetch<{ _id: string; price: number }>(
    '*[_type == "experience"] | order(price desc)[0]{_id, price}',
  );
  const rendered = await pagesRenderedAfter(() =>
    client
      .patch(dearest._id)
      .set({ price: dearest.price + 10 })
      .commit(),
  );
  expect(rendered).toEqual(expect.arrayContaining(['/en', '/en/experiences', '/it/biglietteria']));
  expect(matching(rendered, withoutExperiences)).toEqual([]);
});

test('a change of a page re-renders that page', async () => {
  const page = await client.fetch<{ _id: string; title: object }>(
    '*[_type == "page" && route == "terms"][0]{_id, title}',
  );
  const rendered = await pagesRenderedAfter(() =>
    client
      .patch(page._id)
      .set({ 'seo.title.en': `Terms ${Date.now()}` })
      .commit(),
  );
  expect(rendered).toEqual([
    '/en/terms-and-conditions',
    '/cs/podminky',
    '/de/bedingungen-und-konditionen',
    '/it/termini-e-condizioni',
  ]);
});

test('a change of shared content re-renders all pages', async () => {
  const rendered = await pagesRenderedAfter(() => everyPageAgain().commit());
  expect(rendered).toEqual(paths);
});

/** A text field of a document, and the pages that show it. */
interface ShownField {
  readonly kind: string;
  /** A query for the id of the document. */
  readonly id: string;
  /** A query for the key of the changed item of a list, if its place in the list varies. */
  readonly item?: string;
  /** The changed fields, as paths, for a text that is to be shown. */
  readonly fields: (text: string, item: string) => Record<string, unknown>;
  /** Patterns, each of which some of the pages match that show it. */
  readonly shows: readonly RegExp[];
  /** A pattern of pages that are not re-rendered; absent where every page shows the document. */
  readonly spares?: RegExp;
}

const upcoming =
  '_type == "event" && status == "scheduled" && count(languages) == 4 && end > now()';

const terms = /^\/en\/terms-and-conditions$/;
/** Pages with no more than their own text and what all pages show. */
const plain = /^\/en\/(terms-and-conditions|faq)$/;
/** The same, and the pages of events. */
const plainOrEvent = /^\/en\/(terms-and-conditions|faq|events\/.+)$/;
const settings = '*[_type == "settings"][0]';
const museumHours = '*[_type == "openingHours" && venue == "museum"][0]';

const shownFields: readonly ShownField[] = [
  {
    kind: 'title of an event',
    id: `*[${upcoming}] | order(start asc)[0]._id`,
    fields: (text) => ({ 'title.en': text }),
    shows: [/^\/en\/events$/, /^\/en\/events\/./],
    spares: plain,
  },
  {
    kind: 'announcement',
    id: '*[_type == "announcement" && defined(text.en) && from < now() && to > now()][0]._id',
    fields: (text) => ({ 'text.en': text }),
    shows: [/^\/en$/, terms, /^\/en\/events\/./],
  },
  {
    kind: 'note on opening hours',
    id: `${museumHours}._id`,
    // The next one: pages show exceptions of the next weeks only.
    item: `${museumHours}.exceptions[date > now()] | order(date asc)[0]._key`,
    fields: (text, item) => ({ [`exceptions[_key=="${item}"].note.en`]: text }),
    shows: [/^\/en\/contact$/],
  },
  {
    kind: 'text of the settings',
    id: `${settings}._id`,
    fields: (text) => ({ 'socialTitle.en': text }),
    shows: [/^\/en$/, terms, /^\/en\/events\/./],
  },
  {
    kind: 'caption in a gallery',
    id: '*[_type == "gallery" && defined(items[0].caption.en)] | order(_id)[0]._id',
    fields: (text) => ({ 'items[0].caption.en': text }),
    shows: [/^\/en\/about-us$/],
    spares: plainOrEvent,
  },
  {
    kind: 'title of a deal',
    id: '*[_type == "deal" && defined(code)] | order(validThrough desc)[0]._id',
    fields: (text) => ({ 'title.en': text }),
    shows: [/^\/en\/d\/./],
    spares: plainOrEvent,
  },
  {
    kind: 'text of a voucher',
    id: '*[_type == "voucher"] | order(order asc)[0]._id',
    fields: (text) => ({ 'text.en': text }),
    shows: [/^\/en\/gift-vouchers$/],
    spares: plainOrEvent,
  },
  {
    kind: 'name of a ticket type',
    id: '*[_type == "ticketType"] | order(order asc)[0]._id',
    fields: (text) => ({ 'name.en': text }),
    shows: [/^\/en\/experiences\/./],
    spares: plainOrEvent,
  },
  {
    kind: 'name of a person',
    id: `${settings}.teamB2B[0]._ref`,
    fields: (text) => ({ name: text }),
    shows: [/^\/en\/business-events$/, /^\/cs\/firemni-akce$/],
    spares: /^\/en(\/(terms-and-conditions|faq|(events|experiences)(\/.+)?))?$/,
  },
  {
    kind: 'title of a job',
    id: '*[_type == "jobPosting" && defined(slug.en)] | order(datePosted desc)[0]._id',
    fields: (text) => ({ 'title.en': text }),
    shows: [/^\/en\/careers\/./],
    spares: plainOrEvent,
  },
  {
    kind: 'name of a beer on a board',
    id: '*[_type == "board"][0]._id',
    fields: (text) => ({ 'taps[0].name.en': text }),
    shows: [/^\/en\/beer-hall$/],
    spares: plainOrEvent,
  },
];

/** Returns the paths for which something with a text was received. */
function showing(received: readonly Received[], text: string): string[] {
  return received.filter(({ body }) => body.includes(text)).map(({ path }) => path);
}

/**
 * Replaces a value that pages show by a second one. Expects that exactly these pages show it, in HTML
 * and in the data for client-side navigation, and none the first. Returns all re-rendered pages.
 */
async function replace(
  set: (text: string) => Promise<unknown>,
  { first, second, shown }: { first: string; second: string; shown: readonly string[] },
): Promise<string[]> {
  await warm(request, paths);
  const pages = await pagesWith(() => set(second));
  const rendered = rerendered(pages);
  expect(showing(pages, second)).toEqual(shown);
  expect(showing(pages, first)).toEqual([]);
  expect(rendered).toEqual(expect.arrayContaining([...shown]));
  const payloads = await receivePayloads(request, paths);
  expect(showing(payloads, second)).toEqual(expect.arrayContaining([...shown]));
  expect(showing(payloads, first)).toEqual([]);
  return rendered;
}

/** Returns a change that re-renders every page. */
function everyPageAgain() {
  return client
    .patch({ query: '*[_type == "navigation" && name == "footer"]' })
    .set({ 'links[0].title.en': `Visit ${randomUUID()}` });
}

/** Sets fields of documents, given by their ids, and has every page rendered with them. */
async function pagesRenderedWith(fields: ReadonlyMap<string, Record<string, unknown>>) {
  const transaction = client.transaction();
  for (const [id, values] of fields) transaction.patch(id, { set: values });
  return await pagesWith(async () => {
    await transaction.commit();
    await everyPageAgain().commit();
  });
}

/** Returns the id of the document of a field, and a function that returns the fields for a text. */
async function located({ id, item, fields }: ShownField) {
  const key = item ? await client.fetch<string>(item) : '';
  const document = await client.fetch<string>(id);
  return { document, fieldsFor: (text: string) => fields(text, key) };
}

test.describe('a changed', () => {
  type Change = Awaited<ReturnType<typeof located>> & { readonly first: string };
  const changes = new Map<string, Change>();
  let pages: readonly ReceivedPage[] = [];

  // No page is older than the first texts, so that those with one are all that show the field.
  test.beforeAll(async () => {
    test.setTimeout(TIMEOUT_MS);
    const fields = new Map<string, Record<string, unknown>>();
    for (const field of shownFields) {
      const change = { ...(await located(field)), first: `Text ${randomUUID()}` };
      changes.set(field.kind, change);
      fields.set(change.document, change.fieldsFor(change.first));
    }
    pages = await pagesRenderedWith(fields);
  });

  for (const { kind, shows, spares } of shownFields) {
    test(`${kind} is on every page that shows it, and in no other version`, async () => {
      const change = changes.get(kind);
      if (!change) throw new Error(`The ${kind} was not set.`);
      const { document, fieldsFor, first } = change;
      const set = (text: string) => client.patch(document).set(fieldsFor(text)).commit();
      const shown = showing(pages, first);
      expect(shows.filter((pattern) => !shown.some((path) => pattern.test(path)))).toEqual([]);
      const second = `Text ${randomUUID()}`;
      const rendered = await replace(set, { first, second, shown });
      if (spares) expect(matching(rendered, spares)).toEqual([]);
    });
  }
});

test('a replaced picture of an experience is on every page that shows it, and its predecessor on none', async () => {
  const id = await client.fetch<string>(
    '*[_type == "experience" && defined(picture.asset)] | order(order asc)[0]._id',
  );
  const files = await Promise.all(
    ['icon-192.png', 'icon-maskable-512.png'].map((name) =>
      readFile(`public/assets/identity/${name}`),
    ),
  );
  const assets = new Map<string, string>();
  for (const file of files) {
    const { _id } = await client.assets.upload('image', file);
    assets.set(createHash('sha1').update(file).digest('hex'), _id);
  }
  const [first = '', second = ''] = assets.keys();
  const picture = (hash: string) => ({ 'picture.asset._ref': assets.get(hash) });
  const set = (hash: string) => client.patch(id).set(picture(hash)).commit();
  const shown = showing(await pagesRenderedWith(new Map([[id, picture(first)]])), first);
  expect(shown).toEqual(expect.arrayContaining(['/en/experiences', '/de/erlebnisse']));
  const rendered = await replace(set, { first, second, shown });
  expect(matching(rendered, withoutExperiences)).toEqual([]);
});

test('a new redirect works and re-renders nothing', async () => {
  const from = `/en/moved-${randomUUID()}`;
  const rendered = await pagesRenderedAfter(() =>
    client.create({ _type: 'redirect', from, to: '/en/contact', permanent: false }),
  );
  expect(rendered).toEqual([]);
  const response = await request.get(from, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([
    307,
    expect.stringMatching(/\/en\/contact$/),
  ]);
});

test('a changed slug is in every link to the document, and the former address redirects', async () => {
  const event = await client.fetch<{ _id: string; slug: { en: string } }>(
    `*[${upcoming}] | order(start asc)[0]{_id, slug}`,
  );
  const address = (slug: string) => `/en/events/${slug}`;
  const former = paths;
  paths = former.filter((path) => path !== address(event.slug.en));
  const [first, second] = [`first-${randomUUID()}`, `second-${randomUUID()}`];
  const set = (slug: string) => client.patch(event._id).set({ 'slug.en': slug }).commit();
  const shown = showing(
    await pagesRenderedWith(new Map([[event._id, { 'slug.en': first }]])),
    first,
  );
  expect(shown).toContain('/en/events');
  await replace(set, { first, second, shown });
  expect((await request.get(address(second))).status()).toBe(200);
  for (const slug of [event.slug.en, first]) {
    const response = await request.get(address(slug), { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toContain(address(second));
  }
  await set(event.slug.en);
  await arrived({ client, request });
  paths = former;
});

test('a changed document is public within two seconds at the 95th percentile', async () => {
  const id = await client.fetch<string>('*[_type == "faqEntry"][0]._id');
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const question = `Question ${round} of ${Date.now()}?`;
    const start = performance.now();
    await client.patch(id).set({ 'question.en': question }).commit();
    const html = async () => (await request.get('/en/faq')).text();
    await expect.poll(html, { intervals: [20] }).toContain(question);
    times.push(performance.now() - start);
  }
  expect(percentile95(times)).toBeLessThan(2000);
});
