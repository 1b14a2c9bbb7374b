import type { Event } from '../../lib/content/model/types.generated.ts';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { findContent, inEveryLanguage } from '../support/find-content.ts';
import { translatorIn } from '../support/messages.ts';
import { readHeading, readPage } from '../support/read-page.ts';
import { createSharedLink } from '../support/shared-links.ts';
import { testedLocales } from '../support/tested-locales.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

// All tests use the same drafts.
test.describe.configure({ mode: 'default' });

const token = () => process.env.E2E_CONTENT_TOKEN ?? '';
const unpublished = 'a-night-nobody-knows';
let [shared, other, hidden]: Event[] = [];
let drafts: string[] = [];

/** Returns a document with a title that shows that it is a draft. */
function drafted(event: Event, changes: object = {}) {
  const title = { ...event.title, en: `${event.title.en}, drafted` };
  return { ...event, _id: `drafts.${event._id}`, title, ...changes };
}

test.beforeAll(async () => {
  const events = await findContent<Event[]>(
    'two events',
    `*[_type == "event" && ${inEveryLanguage}][0...2]`,
  );
  [shared, other] = events;
  if (!shared || !other) throw new Error('The content has one event only.');
  hidden = { ...other, _id: unpublished, slug: { _type: 'localizedSlug', en: unpublished } };
  const link = {
    _type: 'textLink',
    _key: 'toOther',
    page: { _type: 'reference', _ref: other._id },
  };
  const child = { _type: 'span', _key: 'span', text: 'The other night', marks: ['toOther'] };
  const block = {
    _type: 'block',
    _key: 'block',
    style: 'normal',
    markDefs: [link],
    children: [child],
  };
  const all = [
    drafted(shared, { body: { _type: 'localizedRichText', en: [block] } }),
    drafted(other, { slug: { ...other.slug, en: 'moved-in-a-draft' } }),
    drafted(hidden),
  ];
  for (const draft of all) await contentClient().createOrReplace(draft);
  drafts = all.map(({ _id }) => _id);
});

test.afterAll(async () => {
  for (const id of drafts) await contentClient().delete(id);
});

/** Returns a document of the tests, which `beforeAll` has found. */
function given(event: Event | undefined): Event {
  if (!event) throw new Error('There is no such event.');
  return event;
}

const pathOf = (event: Event | undefined) => documentPath(given(event), 'en');
const titleOf = (event: Event | undefined) => given(event).title.en;

test('a link opens the draft of its document, at an address without it', async ({
  page,
  context,
}) => {
  const link = await createSharedLink(given(shared)._id);
  await page.goto(`/en?ref=hotel&token=${link.token}`);
  await expect(page).toHaveURL(`${pathOf(shared)}?ref=hotel`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${titleOf(shared)}, drafted`);
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expectAccessible(page);
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'preview-token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
  const exposed = await page.evaluate(() => [
    document.documentElement.outerHTML,
    document.cookie,
    document.referrer,
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    ...performance.getEntries().map(({ name }) => name),
  ]);
  expect(exposed.join()).not.toContain(link.token);
  await link.withdraw();
});

test('nothing else that is a draft is shown, nor what the draft refers to', async ({ request }) => {
  const link = await createSharedLink(given(shared)._id);
  await request.get(`/en?token=${link.token}`);
  const { document } = await readPage(request, pathOf(shared));
  expect(document.querySelector('h1')?.textContent).toContain('drafted');
  const inText = document
    .querySelectorAll('main a')
    .find((a) => a.textContent === 'The other night');
  expect(inText?.getAttribute('href')).toBe(pathOf(other));
  expect(await readHeading(request, pathOf(other))).toBe(titleOf(other));
  for (const slug of [unpublished, 'moved-in-a-draft']) {
    await readPage(request, pathFor('event', 'en', slug), 404);
  }
  const { document: list } = await readPage(request, pathFor('events', 'en'));
  expect(list.querySelector('main')?.textContent).not.toContain('drafted');
  await link.withdraw();
});

test('a link opens a page that was never published, in the language of its address', async ({
  request,
}) => {
  const link = await createSharedLink(unpublished);
  for (const locale of locales) {
    const opened = await request.get(`/${locale}/whatever?token=${link.token}`, {
      maxRedirects: 0,
    });
    expect(opened.headers().location).toBe(pathFor('event', locale, unpublished));
  }
  expect(await readHeading(request, pathFor('event', 'en', unpublished))).toContain('drafted');
  await link.withdraw();
});

test('a withdrawn link shows what is published within seconds, or that it has ended', async ({
  request,
}) => {
  const published = await createSharedLink(given(shared)._id);
  await request.get(`/en?token=${published.token}`);
  await published.withdraw();
  await expect
    .poll(() => readHeading(request, pathOf(shared)), withinFiveSeconds)
    .toBe(titleOf(shared));

  const never = await createSharedLink(unpublished);
  await request.get(`/en?token=${never.token}`);
  expect(await readHeading(request, pathFor('event', 'en', unpublished))).toContain('drafted');
  await never.withdraw();
  const status = async () => (await request.get(pathFor('event', 'en', unpublished))).status();
  await expect.poll(status, withinFiveSeconds).toBe(410);
});

for (const locale of testedLocales) {
  test(`a link that has expired says so in ${locale}`, async ({ request }) => {
    const link = await createSharedLink(given(shared)._id, { hours: -1 });
    const opened = await request.get(`/${locale}?token=${link.token}`, {
      headers: { 'X-Forwarded-For': '192.0.2.77' },
    });
    expect([opened.status(), opened.url()]).toEqual([
      410,
      expect.stringContaining(`/${locale}/preview/ended?`),
    ]);
    expect(await opened.text()).toContain(translatorIn(locale)('preview.endedTitle'));
    expect(opened.headers()['set-cookie'] ?? '').not.toContain('preview-token');
    await link.withdraw();
  });
}

test('a changed link, or the key of another one, opens nothing', async ({ request }) => {
  const link = await createSharedLink(given(shared)._id);
  const another = await createSharedLink(given(other)._id);
  const [, id = '', key = ''] = link.token.split('.');
  const [, otherId = '', otherKey = ''] = another.token.split('.');
  for (const changed of [
    `link.${id}.${otherKey}`,
    `link.${otherId}.${key}`,
    `link.${id}.${'0'.repeat(64)}`,
    `link.${crypto.randomUUID()}.${key}`,
    `link.${id}`,
    `studio.${key}.drafts`,
  ]) {
    const opened = await request.get(`/en?token=${changed}`, {
      maxRedirects: 0,
      headers: { 'X-Forwarded-For': '192.0.2.78' },
    });
    expect(opened.headers().location, changed).toMatch(/^\/en\/preview\/(ended|refused)\?/);
  }
  await contentClient()
    .patch(link.id)
    .set({ documentId: given(other)._id })
    .commit();
  const redirected = await request.get(`/en?token=${link.token}`, { maxRedirects: 0 });
  expect(redirected.headers().location).toMatch(/^\/en\/preview\/ended\?/);
  await link.withdraw();
  await another.withdraw();
});

test('a link in a browser with an open preview takes its place', { tag: '@slow' }, async ({
  request,
}) => {
  await request.get(`/en?token=${token()}`);
  expect(await readHeading(request, pathFor('event', 'en', unpublished))).toContain('drafted');
  const link = await createSharedLink(given(shared)._id);
  await request.get(`/en?token=${link.token}`);
  expect(await readHeading(request, pathOf(shared))).toContain('drafted');
  await readPage(request, pathFor('event', 'en', unpublished), 404);
  await link.withdraw();
});
