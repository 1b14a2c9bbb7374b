import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequest, APIRequestContext } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import getPort from 'get-port';
import sharp from 'sharp';
import { readDocuments } from '../../content/commands/read-documents.ts';
import { canonical } from '../../content/format/canonical.ts';
import { stegaClean } from '../../lib/platform/format/stega-clean.ts';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import type { ExtraEnv } from '../../scripts/process/supervisor.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { filesOf } from '../fixtures/hosted/files-of.ts';
import {
  type HostedProject,
  hosted,
  hostedVariables,
  openHostedProject,
  webhookOf,
} from '../fixtures/hosted/hosted-project.ts';
import type { HostedRequest } from '../fixtures/hosted/hosted-service.ts';
import { expect, test } from '../fixtures/listening-test.ts';
import { returningVisitor } from '../fixtures/returning-visitor.ts';
import type { Webhook } from '../fixtures/signed-webhook.ts';
import { sitemapPaths } from '../support/sitemaps.ts';
import { createStudioSecret, studioPath } from '../support/studio-secret.ts';

// The site with hosted content, from the move of its documents to a failing service, against a
// stand-in under the real host names.

test.describe.configure({ mode: 'default', timeout: 600_000 });

/** How soon a change must be public; also after a failure, of which the site notices the end. */
const soon = { timeout: 60_000, intervals: [500] };

const withReadToken = { ...hostedVariables, SANITY_READ_TOKEN: hosted.readToken };
const withWriteToken = { ...hostedVariables, SANITY_WRITE_TOKEN: hosted.writeToken };

let project: HostedProject;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = await openHostedProject();
});
test.afterAll(() => project?.end());

/** Runs a content command, which must succeed; returns what it prints. */
async function run(command: string, args: readonly string[], variables: ExtraEnv): Promise<string> {
  const ended = await project.run(`content/commands/${command}.ts`, args, variables);
  expect(ended, command).toMatchObject({ code: 0, err: '' });
  return ended.out;
}

test.describe('moving content', () => {
  let folder: string;
  const folderOf = (name: string) => join(folder, name);
  const published = async (client: SanityClient) =>
    (await readDocuments(client.withConfig({ perspective: 'raw' }))).published.map(canonical);

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'moved-content-'));
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  test('to a hosted project and back loses nothing', async () => {
    const { editor, embedded } = project;
    const origin = contentClient(embedded.url, embedded.administratorToken);
    const create = { width: 900, height: 600, channels: 3 as const, background: '#173d2b' };
    const bytes = await sharp({ create }).png().toBuffer();
    const { _id: asset } = await origin.assets.upload('image', bytes, { filename: 'Green.png' });
    const picture = {
      _key: 'green',
      _type: 'picture',
      asset: { _type: 'reference', _ref: asset },
      alt: { _type: 'localizedString', en: 'Green', cs: 'Zelená', de: 'Grün', it: 'Verde' },
    };
    const gallery = await origin.fetch<string>('*[_type == "gallery"] | order(_id)[0]._id');
    await origin
      .transaction()
      .patch('page-home', { set: { 'title.en': 'Another title' } })
      .patch(gallery, { insert: { before: 'items[0]', items: [picture] } })
      .commit();

    const here = {
      CONTENT_SERVICE_PORT: new URL(embedded.url).port,
      CONTENT_SERVICE_DATA: embedded.env.CONTENT_SERVICE_DATA ?? '',
    };
    const line = await run('export', ['--target', folderOf('first')], here);
    const first = filesOf(folderOf('first'));
    const [, firstDay = ''] = /dates count from ([-\d]+)/.exec(line) ?? [];
    const dated = ['--from', firstDay];

    await run('import', ['--source', folderOf('first'), ...dated], withWriteToken);
    expect(await published(editor)).toEqual(await published(origin));
    await run('export', ['--target', folderOf('hosted')], withWriteToken);
    expect(filesOf(folderOf('hosted'))).toEqual(first);

    const back = {
      CONTENT_SERVICE_PORT: String(await getPort()),
      CONTENT_SERVICE_DATA: folderOf('service'),
    };
    await run('import', ['--source', folderOf('hosted'), ...dated], back);
    await run('export', ['--target', folderOf('back')], back);
    expect(filesOf(folderOf('back'))).toEqual(first);
  });

  for (const { name, variables, message } of [
    {
      name: 'another project',
      variables: { SANITY_PROJECT_ID: 'another0project' },
      message: 'another0project/museum: Not Found - Project not found',
    },
    {
      name: 'another dataset',
      variables: { SANITY_DATASET: 'cellar' },
      message: expect.stringMatching(/^beer0cellar\/cellar: .*"cellar" not found.*$/),
    },
    {
      name: 'an unknown token',
      variables: { SANITY_WRITE_TOKEN: 'sk-a-token-that-nobody-knows' },
      message: 'beer0cellar/museum: Unauthorized - Session not found',
    },
  ]) {
    test(`with ${name} ends with one line`, async () => {
      const ended = await project.run('content/commands/import.ts', [], {
        ...withWriteToken,
        ...variables,
      });
      expect({ ...ended, err: ended.err.trimEnd() }).toEqual({ code: 1, out: '', err: message });
    });
  }
});

for (const { name, variables, check } of [
  {
    name: 'project',
    variables: { SANITY_PROJECT_ID: 'another0project' },
    check: 'Check SANITY_PROJECT_ID and SANITY_DATASET.',
  },
  {
    name: 'dataset',
    variables: { SANITY_DATASET: 'cellar' },
    check: 'Check SANITY_PROJECT_ID and SANITY_DATASET.',
  },
  {
    name: 'token',
    variables: { SANITY_READ_TOKEN: 'sk-a-token-that-nobody-knows' },
    check: 'Check SANITY_READ_TOKEN.',
  },
] as const) {
  test(`a build with another ${name} ends with one line that says what to check`, async () => {
    const { code, err } = await project.build({ ...hostedVariables, ...variables });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(check) });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toContain('nobody-knows');
  });
}

let siteUrl: string;
let request: APIRequestContext;
/** How many requests the service had before the site, or its build, began. */
let earlier: number;

/** What all tests of the site need. */
interface Built {
  /** The requests of the service during the build. */
  readonly requests: readonly HostedRequest[];
  /** A question, for tests to change. */
  readonly question: { readonly _id: string; readonly _type: string };
}

let built: Promise<Built> | undefined;

/** Moves the demo content to the project, and builds the site from it, once: it takes minutes. */
const buildOnce = () => (built ??= build());

async function build(): Promise<Built> {
  await run('import', ['--replace'], withWriteToken);
  await project.setAccess('public');
  earlier = project.service.requests.length;
  const { code, err } = await project.build(hostedVariables);
  expect(code, err).toBe(0);
  const requests = requestsOfSite();
  const query = '*[_type == "faqEntry"] | order(_id)[0]{_id, _type}';
  return { requests, question: await project.editor.fetch(query) };
}

/** Serves the site; returns when it is ready. */
async function serve(api: APIRequest, variables: ExtraEnv): Promise<void> {
  siteUrl = await project.serve(variables);
  request = await api.newContext({ baseURL: siteUrl });
}

async function stop(): Promise<void> {
  await request.dispose();
  await project.stop();
}

/** The requests of the site, which must be for the dataset of the project, in one version of the API. */
function requestsOfSite(): readonly HostedRequest[] {
  const requests = project.service.requests.slice(earlier);
  const expected = `/v${hosted.apiVersion}/data/query/${hosted.dataset}?`;
  const others = requests.filter(({ path }) => !path.startsWith(expected));
  expect([others, project.service.others]).toEqual([[], []]);
  expect(requests.length).toBeGreaterThan(0);
  return requests;
}

/** Changes the question, as an editor does; returns its new text. */
async function changeQuestion(): Promise<string> {
  const { question } = await buildOnce();
  const text = `Is this asked at ${Date.now()}?`;
  await project.editor.patch(question._id).set({ 'question.en': text }).commit();
  return text;
}

const health = async () => (await (await request.get('/api/health')).json()).content;

const questions = async () => (await request.get('/en/faq')).text();

/**
 * Resolves once the site requests nothing any more: a comparison for an earlier webhook would make the
 * next change public, too.
 */
async function settled(): Promise<void> {
  let earlierCount = -1;
  const isQuiet = () => {
    const count = project.service.requests.length;
    const isSame = count === earlierCount;
    earlierCount = count;
    return isSame;
  };
  await expect.poll(isQuiet, { ...soon, intervals: [1000] }).toBe(true);
}

/** Returns the webhook of the service for a change of the question. */
async function questionWebhook(secret?: string, time?: number): Promise<Webhook> {
  const { question } = await buildOnce();
  return await webhookOf(question, secret, time);
}

/** Sends a webhook to the site; returns the status of its response. */
const deliver = async (webhook: Webhook) =>
  (await request.post('/api/revalidate', webhook)).status();

async function expectEveryPage(): Promise<void> {
  const paths = await sitemapPaths(request, 'en');
  const statuses = await mapConcurrently(paths, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return { path, status: response.status() };
  });
  expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
}

test.describe('a public dataset', () => {
  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(600_000);
    await buildOnce();
    await serve(playwright.request, hostedVariables);
  });
  test.afterAll(() => stop());

  test('the site is built from the CDN, without a token', async () => {
    const { requests } = await buildOnce();
    expect(requests.filter(({ host }) => host === 'cdn').length).toBeGreaterThan(100);
    expect(requests.filter(({ token }) => token !== null)).toEqual([]);
  });

  test('every page is served from nothing but the project, without a token', async () => {
    await expectEveryPage();
    expect(requestsOfSite().filter(({ token }) => token !== null)).toEqual([]);
  });

  test('pictures come from the CDN of the service', async ({ newContext }) => {
    const context = await newContext({
      baseURL: siteUrl,
      storageState: { cookies: returningVisitor(siteUrl), origins: [] },
      proxy: { server: project.service.proxyUrl, bypass: 'localhost' },
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    await page.goto('/en');
    const picture = page.locator(
      `main img[src^="https://cdn.sanity.io/images/${hosted.projectId}/"]`,
    );
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await expect.poll(() => picture.first().evaluate(isLoaded), soon).toBe(true);
    await expect(page.locator('img[src^="/media/"]')).toHaveCount(0);
  });

  test('a new document is public after its webhook, and read past the CDN', async () => {
    const slug = `tour-${Date.now()}`;
    const source = await project.editor.fetch('*[_type == "experience"][0]');
    const document = await project.editor.create({
      ...source,
      _id: slug,
      slug: { _type: 'localizedSlug', en: slug },
      languages: ['en'],
    });
    const status = async () => (await request.get(pathFor('experience', 'en', slug))).status();
    expect(await status()).toBe(404);
    expect(await deliver(await webhookOf(document))).toBe(202);
    await expect.poll(status, soon).toBe(200);
    const ofPage = requestsOfSite().filter(({ path }) => path.includes(slug));
    expect(new Set(ofPage.map(({ host }) => host))).toEqual(new Set(['api']));
    await project.editor.delete(slug);
    expect(await deliver(await webhookOf(document))).toBe(202);
    await expect.poll(status, soon).toBe(404);
  });

  test('a change is public after a signed webhook only, whatever the CDN has cached', async () => {
    await settled();
    const text = await changeQuestion();
    const signed = await questionWebhook();
    for (const refused of [
      { ...signed, headers: { 'Content-Type': 'application/json' } },
      await questionWebhook('a-secret-of-somebody-else'),
      await questionWebhook(hosted.webhookSecret, Date.now() - 60 * 60_000),
    ]) {
      expect(await deliver(refused)).toBe(401);
    }
    expect(await questions()).not.toContain(text);
    expect(await deliver(signed)).toBe(202);
    await expect.poll(questions, soon).toContain(text);

    await settled();
    const next = await changeQuestion();
    expect(await deliver(signed)).toBe(401);
    expect(await questions()).not.toContain(next);
    expect(await deliver(await questionWebhook())).toBe(202);
    await expect.poll(questions, soon).toContain(next);
  });
});

test.describe('a private dataset', () => {
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    await buildOnce();
    await project.setAccess('private');
  });

  test('is not read without its token', async ({ playwright }) => {
    await serve(playwright.request, hostedVariables);
    const text = await changeQuestion();
    const refused = async () => (await health()).refusedQueries;
    await expect.poll(refused, soon).toBeGreaterThan(0);
    expect(await questions()).not.toContain(text);
    await stop();
  });
});

test.describe('a private dataset with its token', () => {
  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(600_000);
    await buildOnce();
    await project.setAccess('private');
    const changed = await changeQuestion();
    earlier = project.service.requests.length;
    await serve(playwright.request, withReadToken);
    await expect.poll(questions, soon).toContain(changed);
  });
  test.afterAll(() => stop());

  test('is read with that token only, and not through the CDN', async () => {
    await expectEveryPage();
    for (const { host, token } of requestsOfSite()) {
      expect([host, token]).toEqual(['api', hosted.readToken]);
    }
  });

  test('a preview link reads drafts with its own token', async ({ playwright }) => {
    const draft = await draftQuestion();
    earlier = project.service.requests.length;
    const editor = await playwright.request.newContext({ baseURL: siteUrl });
    const unknown = await editor.get('/en/faq?token=sk-a-token-that-nobody-knows');
    expect(unknown.status()).toBe(401);
    const shown = await editor.get(`/en/faq?token=${hosted.writeToken}`);
    expect(await shown.text()).toContain(draft);
    expect(await questions()).not.toContain(draft);
    expect(perspectivesOf(hosted.writeToken)).toContain('drafts');
    expect(perspectivesOf(hosted.readToken)).not.toContain('drafts');
    await editor.dispose();
  });

  test('the frame of the Studio reads drafts with the token of the site', async ({
    playwright,
  }) => {
    const draft = await draftQuestion();
    earlier = project.service.requests.length;
    const { secret } = await createStudioSecret(project.editor);
    const editor = await playwright.request.newContext({ baseURL: siteUrl });
    const shown = await editor.get(studioPath(secret, '/en/faq'));
    expect(stegaClean(await shown.text())).toContain(draft);
    expect(perspectivesOf(hosted.readToken)).toContain('drafts');
    await editor.dispose();
  });

  for (const mode of ['limited', 'failing', 'unreachable'] as const) {
    test(`while the service is ${mode}, pages are served, and are fresh afterwards`, async () => {
      const { service } = project;
      service.mode = mode;
      const text = await changeQuestion();
      expect(await deliver(await questionWebhook())).toBe(202);
      await expect.poll(health, soon).toMatchObject({ reachable: false });
      await expectEveryPage();
      expect(await questions()).not.toContain(text);
      service.mode = 'well';
      await expect.poll(questions, soon).toContain(text);
      expect(await health()).toMatchObject({ reachable: true, refusedQueries: 0 });
    });
  }
});

/** The perspectives of the site's requests with a token. */
const perspectivesOf = (holder: string) =>
  requestsOfSite()
    .filter(({ token }) => token === holder)
    .map(({ perspective }) => perspective);

/** Writes a draft of the question; returns its text. */
async function draftQuestion(): Promise<string> {
  const { question } = await buildOnce();
  const text = `Is this drafted at ${Date.now()}?`;
  const published = await project.editor.getDocument(question._id);
  await project.editor.createOrReplace({
    ...published,
    _id: `drafts.${question._id}`,
    _type: question._type,
    question: { ...published?.question, en: text },
  });
  return text;
}
