import type { APIRequestContext } from '@playwright/test';
import type { Event } from '../../lib/content/model/types.generated.ts';
import { stegaClean } from '../../lib/platform/format/stega-clean.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { expect, test } from '../fixtures/test.ts';
import { findContent, inEveryLanguage } from '../support/find-content.ts';
import { pageKinds } from '../support/kinds.ts';
import { readPage } from '../support/read-page.ts';
import { hasStega } from '../support/stega.ts';
import { createStudioSecret, studioPath } from '../support/studio-secret.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

// All tests use the same draft.
test.describe.configure({ mode: 'default' });

const draftTitle = { en: 'A night in the making', de: 'Eine Nacht im Werden' };
let event: Event;
let secret: Awaited<ReturnType<typeof createStudioSecret>>;

test.beforeAll(async () => {
  event = await findContent('event', `*[_type == "event" && ${inEveryLanguage}][-1]`);
  const title = { ...event.title, ...draftTitle };
  await contentClient().createOrReplace({ ...event, _id: `drafts.${event._id}`, title });
  secret = await createStudioSecret();
});

test.afterAll(async () => {
  await contentClient().delete(`drafts.${event._id}`);
  await secret.remove();
});

const path = (locale: 'en' | 'de' = 'en') => documentPath(event, locale);

test('the secret of the Studio leaves the address at once and opens drafts', async ({
  request,
}) => {
  const opened = await request.get(studioPath(secret.secret, path()), { maxRedirects: 0 });
  const { location, 'referrer-policy': referrers } = opened.headers();
  expect([opened.status(), location, referrers]).toEqual([303, path(), 'no-referrer']);
  const cookies = opened.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const ofPreview = cookies.filter(({ value }) =>
    /^(preview-token|__prerender_bypass)=/.test(value),
  );
  expect(ofPreview).toHaveLength(2);
  for (const { value } of ofPreview) expect(value).toMatch(/; HttpOnly; SameSite=lax$/i);
  const { html, document } = await readPage(request, path());
  expect(stegaClean(document.querySelector('h1')?.textContent ?? '')).toBe(draftTitle.en);
  expect(html).not.toContain(secret.secret);
});

/** Attributes with texts that visitors read or hear. */
const visible = new Set([
  'alt',
  'aria-label',
  'data-caption',
  'data-gallery',
  'placeholder',
  'title',
]);

/** Expects the marks of fields in the visible texts of a page, and in nothing else. */
async function expectMarks(request: APIRequestContext, page: string): Promise<void> {
  const { document, title } = await readPage(request, page);
  expect(hasStega(document.querySelector('h1')?.textContent ?? ''), page).toBe(true);
  expect(hasStega(title), page).toBe(false);
  const attributes = document
    .querySelectorAll('*')
    .flatMap((element) => Object.entries(element.attributes))
    .filter(([name, value]) => !visible.has(name) && hasStega(value))
    .map(([name, value]) => `${name}=${stegaClean(value)}`);
  expect(attributes, page).toEqual([]);
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) {
    expect(hasStega(data.textContent), page).toBe(false);
  }
}

test('visible texts of an event lead to their fields, and nothing that programs read does', async ({
  request,
}) => {
  await request.get(studioPath(secret.secret, path('de')));
  await expectMarks(request, path('de'));
});

for (const { kind, paths } of pageKinds) {
  const tag = kind === 'home' ? [] : '@slow';
  test(`visible texts of ${kind} lead to their fields, and nothing that programs read does`, {
    tag,
  }, async ({ request }) => {
    await request.get(studioPath(secret.secret, path('de')));
    await expectMarks(request, paths[1]);
  });
}

test('only the Studio may show the preview in a frame', async ({ request }) => {
  const policyOf = async (page: string) => {
    const response = await request.get(page);
    const headers = response.headers();
    const [ancestors] = /frame-ancestors[^;]*/.exec(headers['content-security-policy'] ?? '') ?? [];
    return [ancestors, headers['x-frame-options']];
  };
  const inPublic = ["frame-ancestors 'self'", 'SAMEORIGIN'];
  expect(await policyOf(path())).toEqual(inPublic);
  await request.get(studioPath(secret.secret, path()));
  const [ancestors, options] = await policyOf(path());
  expect(ancestors).toMatch(/^frame-ancestors http:\/\/localhost:\d+$/);
  expect(options).toBeUndefined();
  const { 'content-security-policy': policy } = (await request.get(path())).headers();
  expect(policy).not.toContain('unsafe-inline');
});

test('an editor can look at what is published, and at a release', { tag: '@slow' }, async ({
  request,
}) => {
  const client = contentClient();
  const _id = `versions.rpreview.${event._id}`;
  await client.create({ ...event, _id, title: { ...event.title, en: 'Released' } });
  const titleIn = async (perspective: string) => {
    await request.get(studioPath(secret.secret, path(), perspective));
    const { document } = await readPage(request, path());
    return stegaClean(document.querySelector('h1')?.textContent ?? '');
  };
  expect(await titleIn('published')).toBe(event.title.en);
  expect(await titleIn('rpreview,drafts')).toBe('Released');
  expect(await titleIn('drafts')).toBe(draftTitle.en);
  await client.delete(_id);
});

test('a secret that is not in the dataset is refused, and ends the preview once it is deleted', async ({
  request,
}) => {
  const refused = await request.get(studioPath('a'.repeat(32), path()), { maxRedirects: 0 });
  expect(refused.headers().location).toContain('/en/preview/refused');
  const other = await createStudioSecret();
  await request.get(studioPath(other.secret, path()));
  await other.remove();
  await expect
    .poll(
      async () => (await readPage(request, path())).document.querySelector('h1')?.textContent,
      withinFiveSeconds,
    )
    .toBe(event.title.en);
});

test('the secret for sharing all drafts is refused', async ({ request }) => {
  const client = contentClient();
  const _id = 'sanity-preview-url-secret.share-access';
  const shared = 'b'.repeat(32);
  await client.createOrReplace({ _id, _type: 'sanity.previewUrlShareAccess', secret: shared });
  const refused = await request.get(studioPath(shared, path()), { maxRedirects: 0 });
  expect(refused.headers().location).toContain('/en/preview/refused');
  await client.delete(_id);
});

test('it leads to pages of this site only', async ({ request }) => {
  for (const [page, to] of [
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/x', '/'],
    ['/\t/elsewhere.example/x', '/'],
    ['https://elsewhere.example/x', '/'],
    [pathFor('faq', 'cs'), pathFor('faq', 'cs')],
  ] as const) {
    const opened = await request.get(studioPath(secret.secret, page), { maxRedirects: 0 });
    expect([opened.status(), opened.headers().location]).toEqual([303, to]);
  }
});
