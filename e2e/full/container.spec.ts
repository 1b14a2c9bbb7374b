import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import getPort from 'get-port';
import { openStore, type StorePlace } from '../../lib/forms/store/store.ts';
import { corpus } from '../../lib/forms/testing/corpus/corpus.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../../lib/forms/testing/postgres.ts';
import { firstPictures } from '../../scripts/stack/warm.ts';
import { hasRedis, startRedis, type TestRedis } from '../../server/testing/redis.ts';
import {
  type Confined,
  canConfine,
  makeVolumes,
  runConfined,
  type Volumes,
} from '../fixtures/confined.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { filledIn, openedBefore, visitor } from '../support/forms.ts';

// The image of deploy/Dockerfile, without Docker: the same package, started with the same commands
// in a root folder that is read-only, as a user without rights; with PostgreSQL and Redis, as in
// deploy/compose.yaml, where this machine has them.

const ROOT = dirname(dirname(import.meta.dirname));
const MB = 1e6;
/** The base image (Debian, slim) has less than 80 MB, so that the whole has less than 450. */
const MAX_BYTES = 360 * MB;
/** The start, with the import of the demo content and the first comparison, in ms. */
const STARTED = { timeout: 180_000 };
/** The grace period of the site's requests and that of the content service, in ms. */
const DRAINED = { timeout: 8000 };

const testConfined = canConfine ? test : test.skip;

test.describe.configure({ mode: 'default', timeout: 240_000 });

let folder: string;
let packageFolder: string;
let volumes: { readonly site: Volumes; readonly content: Volumes };
let content: Confined;
let site: Confined;
let postgres: TestPostgres | null = null;
let redis: TestRedis | null = null;
/** The settings of what instances share. */
let shared: Record<string, string>;
let siteUrl: string;
let contentUrl: string;

/** Where the site stores what visitors send. */
const place = (): StorePlace =>
  postgres
    ? { engine: 'postgres', url: postgres.url }
    : { engine: 'sqlite', file: join(volumes.site.data, 'submissions/submissions.sqlite') };

/** The secrets that the content service has made. */
const secrets = () =>
  JSON.parse(readFileSync(join(volumes.content.data, 'content-service', 'secrets.json'), 'utf8'));

/** Starts the content service with the data in its volume. */
function startContent(): void {
  content = runConfined(packageFolder, volumes.content, ['scripts/serve.ts', 'content'], {
    CONTENT_SERVICE_DATA: '/data/content-service',
    CONTENT_SERVICE_PORT: new URL(contentUrl).port,
    CONTENT_WEBHOOK_URL: `${siteUrl}/api/revalidate`,
  });
}

/** Starts the site; resolves when it is ready. */
async function startSite(request: APIRequestContext): Promise<void> {
  site = runConfined(packageFolder, volumes.site, ['scripts/serve.ts', 'site'], {
    PORT: new URL(siteUrl).port,
    SITE_URL: 'http://localhost:3000',
    ...shared,
    CONTENT_SERVICE_PORT: new URL(contentUrl).port,
    SANITY_READ_TOKEN: secrets().tokens.viewer,
    SANITY_WEBHOOK_SECRET: secrets().webhookSecret,
    TRUSTED_PROXIES: '1',
  });
  await expect
    .poll(async () => {
      const response = await request.get(`${siteUrl}/api/ready`).catch(() => null);
      return response?.status() ?? site.output();
    }, STARTED)
    .toBe(200);
}

test.beforeAll(async ({ request }) => {
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  packageFolder = join(folder, 'package');
  const args = ['scripts/package.ts', packageFolder, '--build', '.next-test'];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  volumes = { site: makeVolumes(), content: makeVolumes() };
  siteUrl = `http://localhost:${await getPort()}`;
  contentUrl = `http://127.0.0.1:${await getPort()}`;
  postgres = hasPostgres ? await startPostgres() : null;
  redis = hasRedis ? await startRedis() : null;
  shared = {
    FORM_SECRET: process.env.E2E_FORM_SECRET ?? '',
    SUBMISSIONS_DATA: '/data/submissions',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...(redis ? { REDIS_URL: redis.url } : {}),
  };
  startContent();
  await expect.poll(() => content.output(), STARTED).toContain('The demo content was imported.');
  await startSite(request);
});

test.afterAll(async () => {
  for (const process of [site, content]) {
    process?.child.kill('SIGKILL');
    await process?.ended;
  }
  postgres?.stop();
  await redis?.kill();
  for (const each of Object.values(volumes ?? {})) each.remove();
  rmSync(folder, { recursive: true });
});

testConfined('is small', () => {
  const files = readdirSync(packageFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  console.log(`The package has ${Math.round(total / MB)} MB.`);
  expect(total).toBeLessThan(MAX_BYTES);
});

testConfined('contains no package for development', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const packages = globSync('node_modules/{*,@*/*}/package.json', { cwd: packageFolder });
  const forDevelopment = packages.filter((file) => lock.packages[dirname(file)]?.dev);
  expect(packages).not.toHaveLength(0);
  expect(forDevelopment).toEqual([]);
});

testConfined('pages respond, with their scripts, pictures and posters', async ({ request }) => {
  const page = await request.get(`${siteUrl}/en`);
  expect(page.status()).toBe(200);
  const html = await page.text();
  const scripts = [...html.matchAll(/<script[^>]* src="(\/_next\/static\/[^"]+)"/g)];
  const pictures = firstPictures(html);
  const posters = [...html.matchAll(/content="[^"]*(\/posters\/[^"]+)"/g)];
  const paths = [...scripts, ...posters].map(([, path = '']) => path);
  expect(scripts).not.toHaveLength(0);
  expect(posters).not.toHaveLength(0);
  expect(pictures).not.toHaveLength(0);
  for (const path of [...paths, ...pictures]) {
    const response = await request.get(new URL(path.replaceAll('&amp;', '&'), siteUrl).href);
    expect(response.status(), path).toBe(200);
  }
});

testConfined('the site reaches what instances share', async ({ request }) => {
  const health = await (await request.get(`${siteUrl}/api/health`)).json();
  expect(health).toMatchObject({
    status: 'ok',
    ...(redis ? { sharedCache: { reachable: true } } : {}),
  });
});

/** Sends an application with a file; returns its reference. */
async function apply(request: APIRequestContext): Promise<string> {
  const buffer = corpus.find(({ name }) => name === 'word.pdf')?.make() ?? Buffer.alloc(0);
  const file = { name: 'word.pdf', mimeType: 'application/pdf', buffer };
  const response = await request.post(`${siteUrl}/api/forms/career?locale=en`, {
    multipart: { ...openedBefore('career'), ...filledIn.career, file },
    headers: visitor('192.0.2.200'),
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).reference;
}

testConfined('a form is stored, with its inspected file', async ({ request }) => {
  const reference = await apply(request);
  const store = await openStore(place());
  const stored = await store.db
    .selectFrom('submission')
    .select('form')
    .where('reference', '=', reference)
    .execute();
  await store.close();
  expect(stored).toEqual([{ form: 'career' }]);
});

testConfined('a change is public after the webhook', async ({ request }) => {
  const question = `Is question ${crypto.randomUUID()} answered?`;
  const client = contentClient(contentUrl, secrets().tokens.editor);
  const id = await client.fetch<string>('*[_type == "faqEntry"] | order(_id)[0]._id');
  await client.patch(id).set({ 'question.en': question }).commit();
  await expect
    .poll(async () => (await request.get(`${siteUrl}/en/faq`)).text(), { timeout: 60_000 })
    .toContain(question);
});

testConfined('commands of operators run in it', async ({ request }) => {
  const reference = await apply(request);
  const command = runConfined(
    packageFolder,
    volumes.site,
    ['server/commands/submissions.ts', 'list'],
    shared,
  );
  expect(await command.ended, command.output()).toBe(0);
  expect(command.output()).toContain(reference);
});

testConfined('where one user has all data, they are backed up and restored together', async () => {
  const { data } = volumes.content;
  const file = join(data, 'submissions', 'submissions.sqlite');
  await (await openStore({ engine: 'sqlite', file })).close();
  const { uid, gid } = statSync(data);
  execFileSync('chown', ['-R', `${uid}:${gid}`, dirname(file)]);
  for (const [script, content, submissions] of [
    ['scripts/backup.ts', '/data/content-service', '/data/submissions'],
    ['scripts/restore.ts', '/data/restored', '/data/restored-submissions'],
  ] as const) {
    const command = runConfined(packageFolder, volumes.content, [script, '/data/backup'], {
      CONTENT_SERVICE_DATA: content,
      SUBMISSIONS_DATA: submissions,
    });
    expect(await command.ended, command.output()).toBe(0);
  }
  expect(readdirSync(join(data, 'restored'))).toContain('content.sqlite');
  expect(readdirSync(join(data, 'restored-submissions'))).toEqual(['submissions.sqlite']);
});

testConfined('nothing outside the volumes can be written, and nothing tries to', async () => {
  const write = 'fs.writeFileSync(process.argv[1], "")';
  for (const path of ['/app/x', '/app/.next/x', '/x', '/usr/x']) {
    const attempt = runConfined(packageFolder, volumes.site, ['-e', write, path]);
    expect(await attempt.ended, path).toBe(1);
    expect(attempt.output()).toContain('EROFS');
  }
  expect(site.output() + content.output()).not.toMatch(/EROFS|EACCES|EPERM|read-only/i);
});

testConfined(
  'both end with code 0 at SIGTERM, within the time of requests in progress, and start again',
  async ({ request }) => {
    for (const process of [site, content]) {
      process.child.kill('SIGTERM');
      await expect.poll(() => process.child.exitCode, DRAINED).toBe(0);
    }
    startContent();
    await startSite(request);
  },
);
