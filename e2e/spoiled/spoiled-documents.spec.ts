import { type APIRequestContext, expect, test } from '@playwright/test';
import type { SanityDocument } from '@sanity/client';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { arrived } from '../support/arrived.ts';
import { inTurns } from '../support/in-turns.ts';
import { showsDocument } from '../support/shows-document.ts';
import { sitemapPaths } from '../support/sitemaps.ts';
import { sample, spoil } from '../support/spoil.ts';

// Nothing that somebody publishes takes a page down: fields of documents are spoiled in every way,
// one at a time, spread evenly over the dataset, and pages without the document stay as they are.
// What the parsers make of every field spoiled in every way is tested beside them; here it is seen
// to hold from the content service to the page.
// These run last and one after the other, because whoever looks at the site meanwhile sees spoiled
// content.

const full = Boolean(process.env.E2E_FULL);
const publicCount = full ? 300 : 40;
const draftCount = full ? 150 : 20;
const roundCount = full ? Number.POSITIVE_INFINITY : 3;

/**
 * Whatever editors write; pictures are made by the service, a redirect is how changes are awaited.
 */
const everyDocument =
  '*[!string::startsWith(_type, "sanity.") && _type != "redirect"] | order(_id)';

const client = contentClient();
let documents: SanityDocument[];
let pathsOf: Readonly<Record<string, readonly string[]>>;

test.describe.configure({ mode: 'serial', timeout: full ? 3_600_000 : 240_000 });

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
 * The paths requested for the n-th document: the languages take turns, in a sample the pages too.
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
 * What depends on the order in which parts of a page were ready: payload and marks between texts.
 */
const unordered = /<script[^>]*>self\.__next_f\.push.*?<\/script>|<!-- -->/gs;

/** Pages as they are now. */
function visit(request: APIRequestContext, paths: readonly string[]): Promise<Visited[]> {
  return inTurns(paths, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const markup = (await response.text()).replace(unordered, '');
    return { path, status: response.status(), markup };
  });
}

/** The pages that answered with an error of the server. */
function failed(pages: readonly Visited[]): string[] {
  return pages.flatMap(({ path, status }) => (status >= 500 ? [`${path} ${status}`] : []));
}

function markupByPath(pages: readonly Visited[]): ReadonlyMap<string, string> {
  return new Map(pages.map(({ path, markup }) => [path, markup]));
}

/** The pages that are not as they were, each with what differs first. */
function changed(pages: readonly Visited[], before: ReadonlyMap<string, string>): string[] {
  return pages.flatMap(({ path, markup }) => {
    const earlier = before.get(path) ?? '';
    if (markup === earlier) return [];
    const at = [...markup].findIndex((character, index) => character !== earlier[index]);
    const part = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
    return `${path}: ${part(earlier)} is now ${part(markup)}`;
  });
}

test('a published document with a spoiled field fails no page and changes no other', async ({
  request,
}) => {
  await arrived({ client, request });
  const before = markupByPath(await visit(request, Object.values(pathsOf).flat()));
  for (const [index, spoiled] of sample(documents.flatMap(spoil), publicCount).entries()) {
    await client.createOrReplace(spoiled.document);
    await arrived({ client, request });
    const after = await visit(request, pathsFor(index));
    expect(failed(after), spoiled.name).toEqual([]);
    const others = after.filter(
      ({ path }) => !showsDocument(before.get(path) ?? '', spoiled.original),
    );
    expect(changed(others, before), spoiled.name).toEqual([]);
    await client.createOrReplace(spoiled.original);
  }
  await arrived({ client, request });
});

test('no page fails over any field spoiled in any way, one in each document at a time', async ({
  request,
}) => {
  const slips = documents.map(spoil);
  const rounds = Math.max(...slips.map(({ length }) => length));
  for (const round of sample([...Array(rounds).keys()], roundCount)) {
    const spoiled = slips.flatMap((ofDocument, index) => {
      // Documents begin at different slips, so that a round has some of every kind.
      const slip = ofDocument[(round + index) % rounds];
      return slip ? [slip] : [];
    });
    await publish(spoiled.map(({ document }) => document));
    await arrived({ client, request });
    const names = spoiled.map(({ name }) => name).join('\n');
    expect(failed(await visit(request, pathsFor(round))), names).toEqual([]);
    await publish(spoiled.map(({ original }) => original));
  }
  await arrived({ client, request });
});

test('no page fails over a draft with a spoiled field', async ({ request }) => {
  await enterPreview(request);
  for (const [index, spoiled] of sample(documents.flatMap(spoil), draftCount).entries()) {
    const _id = `drafts.${spoiled.original._id}`;
    await client.createOrReplace({ ...spoiled.document, _id });
    expect(failed(await visit(request, pathsFor(index))), spoiled.name).toEqual([]);
    await client.delete(_id);
  }
});

test('an empty draft of every type is named on the pages and fails none', async ({ request }) => {
  await enterPreview(request);
  const byType = Map.groupBy(documents, ({ _type }) => _type);
  const drafts = [...byType.values()].flatMap(([first]) =>
    first ? [{ _id: `drafts.${first._id}`, _type: first._type }] : [],
  );
  for (const draft of drafts) await client.createOrReplace(draft);
  expect(failed(await visit(request, Object.values(pathsOf).flat()))).toEqual([]);
  const home = await (await request.get('/en')).text();
  for (const { _id, _type } of drafts.filter((draft) =>
    /^(settings|navigation)$/.test(draft._type),
  )) {
    expect(home, _type).toContain(_id.replace('drafts.', ''));
  }
  for (const { _id } of drafts) await client.delete(_id);
});

test('a repaired document leaves every page as it was', async ({ request }) => {
  const paths = pathsFor(0);
  await arrived({ client, request });
  const before = markupByPath(await visit(request, paths));
  const spoiled = sample(documents.flatMap(spoil), 8);
  for (const { document } of spoiled) await client.createOrReplace(document);
  await arrived({ client, request });
  await visit(request, paths);
  for (const { original } of spoiled) await client.createOrReplace(original);
  const differing = async () => changed(await visit(request, paths), before);
  await expect.poll(differing, { timeout: 5000, intervals: [100] }).toEqual([]);
});

/** Publishes documents at one moment. */
async function publish(published: readonly SanityDocument[]): Promise<void> {
  const transaction = client.transaction();
  for (const document of published) transaction.createOrReplace(document);
  await transaction.commit();
}

async function enterPreview(request: APIRequestContext): Promise<void> {
  const token = process.env.E2E_CONTENT_TOKEN ?? '';
  expect((await request.get(`/en?token=${token}`)).status()).toBe(200);
}
