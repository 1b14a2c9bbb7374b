import { type APIRequestContext, expect, test } from '@playwright/test';
import type { FullDocument } from '../../content/json/json.ts';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { routeOfType } from '../../lib/routing/routes.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { arrived, publishUntilShown } from '../support/arrived.ts';
import {
  type Corruption,
  corrupt,
  corruptionsOfFields,
  nameOf,
  newWithHalfEmojis,
  originals,
  removesPage,
  sample,
} from '../support/corrupt.ts';
import { batchesOf } from '../support/corruption-batches.ts';
import { roundsOf } from '../support/corruption-rounds.ts';
import { reportedEverywhere, reportedFor, reportedOn } from '../support/reported-on.ts';
import { inTurn, shownPath, shownPaths } from '../support/shown-paths.ts';
import { addressesOf, type FindPages, findShowing } from '../support/shows-document.ts';
import { sitemapPaths } from '../support/sitemaps.ts';
import { byPath, changed, type Visited, visit } from '../support/visited-pages.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

// No published content may break a page. Fields at any depth are corrupted, several at a time of which
// none hides another (`batchesOf`), every field of every type in one of the ways. No page that shows such
// a document may fail, those without it must not change, and soon after the repair all must be as before.
// Of both, a few are requested each time, in turn. In further ways, fields of all documents are corrupted
// in rounds; no page of such a document may fail, and after some rounds all must be as before. Decision 016
// says what this leaves out. What the parsers make of corrupted fields is tested next to the parsers; this
// spec tests the whole path from the content service to the page. It runs last, and its tests one after the
// other, because the site shows corrupted content meanwhile.

/** In how many ways each field is corrupted: the first beside few others, the rest in rounds. */
const ways = 4;
/** So many corrupted fields are previewed. */
const draftCount = 80;
/** How long fields are corrupted in rounds until everything is repaired and compared, in ms. */
const COMPARED_AFTER_MS = 4 * 60_000;
/** How many pages with them are requested: all are rendered within five seconds after the repair. */
const maxShown = 6;
/** How many pages are requested that show no corrupted document, in turn. */
const otherCount = 8;
/** How often a test may repeat a step because the clock changed pages, as when the museum closes. */
const repetitions = 6;

/**
 * Selects all editable documents: pictures are created by the service, `demo.` documents by the
 * import, and a redirect is used to wait for changes.
 */
const everyDocument =
  '*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "demo.") && _type != "redirect"] | order(_id)';

/** How the ids of new documents begin. */
const HALF_EMOJI = 'half-emoji-';

const client = contentClient();
let documents: FullDocument[];
let pathsOf: Readonly<Record<string, readonly string[]>>;
/** The pages before anything was corrupted, by their paths. */
let intact: ReadonlyMap<string, Visited>;
/** The half hour in which they began to be requested. */
let intactSince: number;

test.describe.configure({ mode: 'default', timeout: 3_600_000 });

test.beforeAll(async ({ playwright, baseURL }) => {
  test.setTimeout(300_000);
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  documents = await client.fetch(everyDocument, {}, { perspective: 'published' });
  expect(documents.length).toBeGreaterThan(50);
  const lists = await mapConcurrently(locales, async (locale) => {
    const paths = await sitemapPaths(request, locale);
    return [locale, paths] as const;
  });
  pathsOf = Object.fromEntries(lists);
  await arrived({ client, request });
  intactSince = halfHour();
  intact = byPath(await visit(request, Object.values(pathsOf).flat()));
  await request.dispose();
});

/** Repairs what a failed test has left, so that the others find the content as it was. */
test.afterEach(async ({ playwright, baseURL }, { status, expectedStatus }) => {
  if (status === expectedStatus) return;
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const added = `string::startsWith(_id, "drafts.") || string::startsWith(_id, "${HALF_EMOJI}")`;
  await client.delete({ query: `*[${added}]` });
  await publish(documents);
  await arrived({ client, request });
  await request.dispose();
});

/**
 * Returns the pages with a server error, and those that were found before and are not any more: a
 * corrupted document is shown as it was last fit, unless it is one no longer, or its address is corrupted.
 */
function failed(pages: readonly Visited[], corruptions: readonly Corruption[] = []): string[] {
  const gone = new Set(
    corruptions.filter(removesPage).flatMap(({ original }) => addressesOf(original)),
  );
  const isLost = ({ path, status }: Visited) =>
    status === 404 && intact.get(path)?.status === 200 && !gone.has(path);
  return pages.flatMap((page) =>
    page.status >= 500 || isLost(page) ? [`${page.path} ${page.status}`] : [],
  );
}

/** How documents are corrupted for one kind of visitor, and repaired. */
interface Site {
  readonly request: APIRequestContext;
  readonly pagesOf: FindPages;
  readonly show: (corrupted: readonly FullDocument[]) => Promise<unknown>;
  readonly repair: (repaired: readonly FullDocument[]) => Promise<unknown>;
  /** Resolves once all pages are rendered from what is repaired. */
  readonly settle: () => Promise<unknown>;
  /** Has every page rendered again at its next request. */
  readonly expire: () => Promise<unknown>;
}

/** Pages that were requested before a test began, and the half hour since when. */
interface Remembered {
  readonly before: Map<string, Visited>;
  readonly since: number;
}

/**
 * Corrupts fields, several at a time of which none hides another. No page may fail, those without the
 * documents must not change, and soon after the repair all must be as before.
 */
async function corruptInTurns(
  site: Site,
  corruptions: readonly Corruption[],
  { before, since: firstSince }: Remembered,
): Promise<void> {
  let repeated = 0;
  let since = firstSince;
  for (const [index, batch] of batchesOf(corruptions, site.pagesOf, intact.size).entries()) {
    const places = placesOf(batch, index, site.pagesOf);
    let problems = await problemsWith(site, batch, places, before);
    if (
      problems.length > 0 &&
      repeated < repetitions &&
      (halfHour() !== since || (await hasClockChanged(site, places, before)))
    ) {
      repeated += 1;
      since = halfHour();
      const description = [...batch.map(nameOf), ...problems].join('\n');
      test.info().annotations.push({ type: 'repeated because of the clock', description });
      before.clear();
      problems = await problemsWith(site, batch, places, before);
    }
    expect(problems, batch.map(nameOf).join('\n')).toEqual([]);
  }
}

/**
 * Returns a number for the present half hour: experiences begin at each, and the only pages that show it
 * may be those with the corrupted documents.
 */
function halfHour(): number {
  return Math.floor(Date.now() / (30 * 60_000));
}

/** The pages that are requested while documents are corrupted, and those that are not. */
interface Places {
  /** Pages that show a corrupted document. */
  readonly shown: readonly string[];
  /** Pages that show none, and are requested too. */
  readonly others: readonly string[];
  /** All other pages that show none. */
  readonly untouched: readonly string[];
}

function placesOf(batch: readonly Corruption[], index: number, pagesOf: FindPages): Places {
  const showing = batch.map(pagesOf);
  const all = [...intact.keys()].filter((path) => !showing.some((paths) => paths.has(path)));
  const others = inTurn(all, index, otherCount);
  const isCrowded = 2 * batch.length > maxShown;
  return {
    shown: batch.flatMap((corruption) => shownPaths(corruption, { index, isCrowded }, pagesOf)),
    others,
    untouched: all.filter((path) => !others.includes(path)),
  };
}

/**
 * Whether the clock has changed pages since they were remembered. Once everything is repaired, only the
 * clock can change a page that shows no corrupted document and was not requested meanwhile.
 */
async function hasClockChanged(
  { request, expire }: Site,
  { untouched }: Places,
  before: ReadonlyMap<string, Visited>,
): Promise<boolean> {
  await expire();
  const remembered = untouched.filter((path) => before.has(path));
  return changed(await visit(request, remembered), before).length > 0;
}

async function problemsWith(
  { request, show, repair, settle }: Site,
  batch: readonly Corruption[],
  { shown, others }: Places,
  remembered: Map<string, Visited>,
): Promise<string[]> {
  const paths = [...shown, ...others];
  // Where every page shows the document, none reveals that time has passed: compare with new ones.
  const before = others.length > 0 ? remembered : new Map<string, Visited>();
  const unseen = paths.filter((path) => !before.has(path));
  // Of the last batch, only the pages that were requested are known to be repaired.
  if (unseen.length > 0) await settle();
  for (const page of await visit(request, unseen)) before.set(page.path, page);
  await show(corrupt(batch));
  const corrupted = await visit(request, paths);
  expect(failed(corrupted, batch), batch.map(nameOf).join('\n')).toEqual([]);
  const problems = changed(
    corrupted.filter(({ path }) => others.includes(path)),
    before,
  );
  await repair(originals(batch));
  let waiting = paths;
  const unrepaired = async () => {
    const pages = await visit(request, waiting);
    // Those that are as before are not requested again: in previews, rendering all takes seconds.
    const unlike = pages.filter((page) => changed([page], before).length > 0);
    waiting = unlike.map(({ path }) => path);
    return changed(unlike, before);
  };
  return expect
    .poll(unrepaired, withinFiveSeconds)
    .toEqual([])
    .then(
      () => problems,
      async () => [...problems, 'not repaired within five seconds', ...(await unrepaired())],
    );
}

test('a corrupted field of a published document breaks no page and changes no other', async ({
  request,
}) => {
  const show = (corrupted: readonly FullDocument[]) =>
    publishUntilShown({ client, request }, corrupted);
  const settle = () => arrived({ client, request });
  const expire = () => expireEveryPage(request);
  const pagesOf = findShowing(documents, intact.values());
  const site = { request, pagesOf, show, repair: publish, settle, expire };
  const remembered = { before: new Map(intact), since: intactSince };
  await corruptInTurns(site, corruptionsOfFields(documents, 1), remembered);
});

test('half an emoji in every text of a new document breaks no page', async ({ request }) => {
  const site = { client, request };
  const added = Object.entries(routeOfType).flatMap(([type, route]) => {
    const original = documents.find(({ _type }) => _type === type);
    return original
      ? [{ route, document: newWithHalfEmojis(original, `${HALF_EMOJI}${route}`) }]
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
  expect(failed(await visit(request, Object.values(pathsOf).flat()))).toEqual([]);
  for (const { document } of added) await client.delete(document._id);
  await arrived(site);
});

test('no page breaks while a field of every document is corrupted, and all are as before afterwards', async ({
  request,
}) => {
  const site = { client, request };
  const pagesOf = findShowing(documents, intact.values());
  const tested = new Set(corruptionsOfFields(documents, 1).map(nameOf));
  const others = corruptionsOfFields(documents, ways).filter(
    (corruption) => !tested.has(nameOf(corruption)),
  );
  const rounds = roundsOf(others);
  let before = await renderAgain(request);
  let comparisons = 0;
  for (const [index, round] of rounds.entries()) {
    const names = round.map(nameOf).join('\n');
    const ids = new Set(round.map(({ original }) => original._id));
    const repaired = originals(rounds[index - 1] ?? []).filter(({ _id }) => !ids.has(_id));
    await publishUntilShown(site, [...repaired, ...corrupt(round)]);
    const shown = [
      ...new Set(round.flatMap((corruption) => shownPath(corruption, index, pagesOf))),
    ];
    expect(failed(await visit(request, shown), round), names).toEqual([]);
    const isDue = Date.now() - before.since >= COMPARED_AFTER_MS;
    if (!isDue && index + 1 < rounds.length) continue;
    await publish(originals(round));
    const now = await renderAgain(request);
    if (isUndisturbed(before, now)) {
      expect(changed(now.pages, byPath(before.pages))).toEqual([]);
      comparisons += 1;
    }
    before = now;
  }
  expect(comparisons, 'comparisons within a quarter of an hour').toBeGreaterThan(0);
});

/** Pages that were rendered between two times, in ms since 1970. */
interface Rendered {
  readonly pages: readonly Visited[];
  readonly since: number;
  readonly until: number;
}

/** Has every page rendered again, and requests a few, the same each time. */
async function renderAgain(request: APIRequestContext): Promise<Rendered> {
  const since = Date.now();
  await expireEveryPage(request);
  const pages = await visit(request, sample([...intact.keys()], otherCount));
  return { pages, since, until: Date.now() };
}

const quarterOfAnHour = 15 * 60 * 1000;

/** Whether the clock changed no page meanwhile: museums close, and events end, at quarters of an hour. */
function isUndisturbed({ since }: Rendered, { until }: Rendered): boolean {
  return Math.floor(since / quarterOfAnHour) === Math.floor(until / quarterOfAnHour);
}

test('a corrupted field of a draft breaks no page of a preview and changes no other', async ({
  request,
}) => {
  await enterPreview(request);
  const draftId = ({ _id }: FullDocument) => `drafts.${_id}`;
  const show = (corrupted: readonly FullDocument[]) =>
    publish(corrupted.map((document) => ({ ...document, _id: draftId(document) })));
  const repair = (repaired: readonly FullDocument[]) =>
    repaired
      .reduce(
        (transaction, document) => transaction.delete(draftId(document)),
        client.transaction(),
      )
      .commit();
  const corruptions = sample(corruptionsOfFields(documents), draftCount);
  // Pages of a preview are rendered at each request.
  const now = async () => undefined;
  const showing = findShowing(documents, intact.values());
  const paths = [...intact.keys()];
  const pagesOf: FindPages = (corruption) =>
    new Set([...showing(corruption), ...reportedFor(corruption, documents, paths)]);
  const site = { request, pagesOf, show, repair, settle: now, expire: now };
  await corruptInTurns(site, corruptions, { before: new Map(), since: halfHour() });
});

test('an empty draft of every type is reported and breaks no page', async ({ request }) => {
  await enterPreview(request);
  const byType = Map.groupBy(documents, ({ _type }) => _type);
  const drafts = [...byType.values()].flatMap(([first]) =>
    first ? [{ _id: `drafts.${first._id}`, _type: first._type }] : [],
  );
  for (const draft of drafts) await client.createOrReplace(draft);
  const paths = Object.values(pathsOf).flat();
  const all = await visit(request, paths);
  expect(failed(all)).toEqual([]);
  expect(drafts.filter(({ _type }) => reportedEverywhere.has(_type))).toHaveLength(5);
  const emptied = drafts.map(({ _id }) => _id.replace('drafts.', ''));
  expect(missingReports(all, emptied)).toEqual([]);
  // Some drafts are shown through others, such as a gallery through a page: remove these first.
  const hidden = emptied.filter((id) => !all.some((page) => isReported(page, id)));
  for (const id of emptied) if (!hidden.includes(id)) await client.delete(`drafts.${id}`);
  const rest = await visit(request, paths);
  for (const id of hidden) await client.delete(`drafts.${id}`);
  expect(missingReports(rest, hidden)).toEqual([]);
  expect(hidden.filter((id) => !rest.some((page) => isReported(page, id)))).toEqual([]);
});

test('a new empty draft that no document refers to is reported on every page', async ({
  request,
}) => {
  await enterPreview(request);
  const types = ['board', 'campaignLink', 'gallery', 'person'];
  const drafts = types.map((_type) => ({ _id: `drafts.new-${_type}`, _type }));
  for (const draft of drafts) await client.createOrReplace(draft);
  const visited = await visit(request, pathsOf.en ?? []);
  for (const { _id } of drafts) await client.delete(_id);
  expect(failed(visited)).toEqual([]);
  const missing = visited.flatMap((page) =>
    types.filter((type) => !isReported(page, `new-${type}`)).map((type) => `${page.path}: ${type}`),
  );
  expect(missing).toEqual([]);
});

/** Returns where a document is not reported, although the page would show it. */
function missingReports(pages: readonly Visited[], unfit: readonly string[]): string[] {
  const fit = documents.filter(({ _id }) => !unfit.includes(_id));
  const paths = pages.map(({ path }) => path);
  return documents
    .filter(({ _id }) => unfit.includes(_id))
    .flatMap((document) => {
      const expected = new Set(reportedOn(document, fit, paths));
      return pages
        .filter((page) => expected.has(page.path) && !isReported(page, document._id))
        .map(({ path }) => `${path}: ${document._id}`);
    });
}

/** Whether a page reports a problem of a document. */
function isReported({ html }: Visited, id: string): boolean {
  return html.includes(`<code>${id}</code>`);
}

/** Publishes a change of a text that every page has, and then takes it back. */
async function expireEveryPage(request: APIRequestContext): Promise<void> {
  const settings = documents.filter(({ _type }) => _type === 'settings');
  const socialTitle = { _type: 'localizedString', en: `Title ${crypto.randomUUID()}` };
  const site = { client, request };
  await publishUntilShown(
    site,
    settings.map((document) => ({ ...document, socialTitle })),
  );
  await publishUntilShown(site, settings);
}

/** Publishes documents in one transaction. */
async function publish(published: readonly FullDocument[]): Promise<void> {
  const transaction = client.transaction();
  for (const document of published) transaction.createOrReplace(document);
  await transaction.commit();
}

async function enterPreview(request: APIRequestContext): Promise<void> {
  const token = process.env.E2E_CONTENT_TOKEN ?? '';
  expect((await request.get(`/en?token=${token}`)).status()).toBe(200);
}
