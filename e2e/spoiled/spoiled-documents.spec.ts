import { type APIRequestContext, expect, test } from '@playwright/test';
import type { SanityDocument } from '@sanity/client';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { routeOfType } from '../../lib/routing/routes.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { arrived, publishUntilShown } from '../support/arrived.ts';
import { inTurns } from '../support/in-turns.ts';
import { showsDocument } from '../support/shows-document.ts';
import { sitemapPaths } from '../support/sitemaps.ts';
import { newWithHalfEmojis, rounds, sample, spoil, spoilInRound } from '../support/spoil.ts';

// No published content may break a page: fields of documents are spoiled in every way, one at a
// time, spread evenly over the dataset, and pages without the document must not change; then all of
// them, in all documents at a time. The results of the parsers for every spoiled field are
// tested next to the parsers; this spec tests the whole path from the content service to the page.
// It runs last and serially, because the site shows spoiled content meanwhile.

const full = Boolean(process.env.E2E_FULL);
const publicCount = full ? 150 : 12;
const draftCount = full ? 100 : 8;
const roundCount = full ? rounds : 1;

/**
 * Selects all editable documents: pictures are created by the service, `demo.` documents by the
 * import, and a redirect is used to wait for changes.
 */
const everyDocument =
  '*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "demo.") && _type != "redirect"] | order(_id)';

const client = contentClient();
let documents: SanityDocument[];
let pathsOf: Readonly<Record<string, readonly string[]>>;

test.describe.configure({ mode: 'serial', timeout: full ? 3_600_000 : 600_000 });

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  documents = await client.fetch(everyDocument, {}, { perspective: 'published' });
  expect(documents.length).toBeGreaterThan(50);
  const lists = await inTurns(locales, async (locale) => {
    const paths = await sitemapPaths(request, locale);
    return [locale, paths] as const;
  });
  pathsOf = Object.fromEntries(lists);
  await request.dispose();
});

/**
 * Returns the paths requested for the n-th document: the languages take turns, and in a sample also
 * the pages.
 */
function pathsFor(index: number): readonly string[] {
  const paths = pathsOf[locales[index % locales.length] ?? 'en'] ?? [];
  const turn = Math.floor(index / locales.length) % 4;
  return full ? paths : paths.filter((_, position) => position % 4 === turn);
}

interface Visited {
  readonly path: string;
  readonly status: number;
  readonly markup: string;
}

/**
 * Parts that depend on the order in which a page was rendered: payload and markers between texts.
 */
const unordered = /<script[^>]*>self\.__next_f\.push.*?<\/script>|<!-- -->/gs;

/** Requests pages and returns their current state. */
function visit(request: APIRequestContext, paths: readonly string[]): Promise<Visited[]> {
  return inTurns(paths, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const markup = (await response.text()).replace(unordered, '');
    return { path, status: response.status(), markup };
  });
}

/** Returns the pages with a server error. */
function failed(pages: readonly Visited[]): string[] {
  return pages.flatMap(({ path, status }) => (status >= 500 ? [`${path} ${status}`] : []));
}

function markupByPath(pages: readonly Visited[]): Map<string, string> {
  return new Map(pages.map(({ path, markup }) => [path, markup]));
}

/** Returns the pages that have changed, each with its first difference. */
function changed(pages: readonly Visited[], before: ReadonlyMap<string, string>): string[] {
  return pages.flatMap(({ path, markup }) => {
    const earlier = before.get(path) ?? '';
    if (markup === earlier) return [];
    const at = [...markup].findIndex((character, index) => character !== earlier[index]);
    const part = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
    return `${path}: ${part(earlier)} is now ${part(markup)}`;
  });
}

test('a spoiled field of a published document breaks no page and changes no other', async ({
  request,
}) => {
  const site = { client, request };
  await arrived(site);
  const before = markupByPath(await visit(request, Object.values(pathsOf).flat()));
  let repaired: readonly SanityDocument[] = [];
  for (const [index, spoiled] of sample(documents.flatMap(spoil), publicCount).entries()) {
    // The previous document is repaired in the same transaction: one is spoiled at a time.
    await publishUntilShown(site, [...repaired, spoiled.document]);
    repaired = [spoiled.original];
    const after = await visit(request, pathsFor(index));
    expect(failed(after), spoiled.name).toEqual([]);
    const others = after.filter(
      ({ path }) => !showsDocument(before.get(path) ?? '', spoiled.original),
    );
    if (changed(others, before).length > 0) {
      // Pages also change with the clock, when the museum closes for example: compare them with
      // those of now.
      await publishUntilShown(site, repaired);
      const paths = others.map(({ path }) => path);
      for (const [path, markup] of markupByPath(await visit(request, paths))) {
        before.set(path, markup);
      }
    }
    expect(changed(others, before), spoiled.name).toEqual([]);
  }
  await publishUntilShown(site, repaired);
});

test('half an emoji in every text of a new document breaks no page', async ({ request }) => {
  const site = { client, request };
  const added = Object.entries(routeOfType).flatMap(([type, route]) => {
    const original = documents.find(({ _type }) => _type === type);
    return original
      ? [{ route, document: newWithHalfEmojis(original, `half-emoji-${route}`) }]
      : [];
  });
  expect(added.map(({ route }) => route)).toEqual(Object.values(routeOfType));
  await publishUntilShown(
    site,
    added.map(({ document }) => document),
  );
  const paths = added.flatMap(({ route, document }) =>
    locales.map((locale) => pathFor(route, locale, document._id)),
  );
  const pages = await visit(request, paths);
  expect(pages.map(({ path, status }) => ({ path, status }))).toEqual(
    paths.map((path) => ({ path, status: 200 })),
  );
  // Lists show the new documents too.
  expect(failed(await visit(request, [0, 5, 10, 15].flatMap(pathsFor)))).toEqual([]);
  for (const { document } of added) await client.delete(document._id);
  await arrived(site);
});

test('no page breaks while all documents have a field that is spoiled in any way', async ({
  request,
}) => {
  const site = { client, request };
  for (const round of sample([...Array(rounds).keys()], roundCount)) {
    const spoiled = spoilInRound(round, documents);
    await publishUntilShown(
      site,
      spoiled.map(({ document }) => document),
    );
    const names = spoiled.map(({ name }) => name).join('\n');
    expect(failed(await visit(request, pathsFor(round))), names).toEqual([]);
    await publish(spoiled.map(({ original }) => original));
  }
  await arrived(site);
});

test('a draft with a spoiled field breaks no page', async ({ request }) => {
  await enterPreview(request);
  for (const [index, spoiled] of sample(documents.flatMap(spoil), draftCount).entries()) {
    const _id = `drafts.${spoiled.original._id}`;
    await client.createOrReplace({ ...spoiled.document, _id });
    expect(failed(await visit(request, pathsFor(index))), spoiled.name).toEqual([]);
    await client.delete(_id);
  }
});

test('an empty draft of every type is reported and breaks no page', async ({ request }) => {
  await enterPreview(request);
  // No page shows a campaign link.
  const onPages = documents.filter(({ _type }) => _type !== 'campaignLink');
  const byType = Map.groupBy(onPages, ({ _type }) => _type);
  const drafts = [...byType.values()].flatMap(([first]) =>
    first ? [{ _id: `drafts.${first._id}`, _type: first._type }] : [],
  );
  for (const draft of drafts) await client.createOrReplace(draft);
  // Every page, with the languages taking turns.
  const paths = [0, 5, 10, 15].flatMap(pathsFor);
  const all = await visit(request, paths);
  expect(failed(all)).toEqual([]);
  const home = await visit(request, ['/en']);
  const shared = drafts.filter(({ _type }) =>
    /^(announcement|navigation|openingHours|settings)$/.test(_type),
  );
  expect(shared).toHaveLength(4);
  expect(shared.filter(({ _id }) => !isReported(home, _id))).toEqual([]);
  // Some drafts are shown through others, such as a gallery through a page: remove these first.
  const unreported = drafts.filter(({ _id }) => !isReported(all, _id));
  for (const draft of drafts) if (!unreported.includes(draft)) await client.delete(draft._id);
  const rest = await visit(request, paths);
  for (const { _id } of unreported) await client.delete(_id);
  expect(unreported.filter(({ _id }) => !isReported(rest, _id))).toEqual([]);
});

/** Whether one of the pages reports a problem of a document. */
function isReported(pages: readonly Visited[], id: string): boolean {
  const name = `<code>${id.replace('drafts.', '')}</code>`;
  return pages.some(({ markup }) => markup.includes(name));
}

test('a repaired document restores every page', async ({ request }) => {
  const site = { client, request };
  const paths = pathsFor(0);
  await arrived(site);
  const before = markupByPath(await visit(request, paths));
  const spoiled = sample(documents.flatMap(spoil), 8);
  await publishUntilShown(
    site,
    spoiled.map(({ document }) => document),
  );
  await visit(request, paths);
  await publishUntilShown(
    site,
    spoiled.map(({ original }) => original),
  );
  expect(changed(await visit(request, paths), before)).toEqual([]);
});

/** Publishes documents in one transaction. */
async function publish(published: readonly SanityDocument[]): Promise<void> {
  const transaction = client.transaction();
  for (const document of published) transaction.createOrReplace(document);
  await transaction.commit();
}

async function enterPreview(request: APIRequestContext): Promise<void> {
  const token = process.env.E2E_CONTENT_TOKEN ?? '';
  expect((await request.get(`/en?token=${token}`)).status()).toBe(200);
}
