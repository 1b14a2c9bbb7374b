import { contentClient } from '../fixtures/content-client.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { upcomingEvent } from '../support/example-documents.ts';
import { messages } from '../support/messages.ts';
import { readPage } from '../support/read-page.ts';
import { pageOf } from '../support/site-content.ts';

// All tests use the same draft.
test.describe.configure({ mode: 'default' });

const token = () => process.env.E2E_CONTENT_TOKEN ?? '';
const draftHeading = 'Asked, and not yet answered.';
let draftId: string;

test.beforeAll(async () => {
  const page = await pageOf('faq');
  const [hero, ...others] = page.sections ?? [];
  if (hero?._type !== 'heroSection') throw new Error('The page of questions has no hero.');
  draftId = `drafts.${page._id}`;
  await contentClient().createOrReplace({
    ...page,
    _id: draftId,
    sections: [
      { ...hero, heading: { ...hero.heading, en: draftHeading } },
      { _key: 'new', _type: 'hologramSection' },
      ...others,
    ],
  });
});

test.afterAll(async () => {
  await contentClient().delete(draftId);
});

test('a preview link shows drafts to its holder only', async ({ page, request }) => {
  await page.goto(`/en/faq?ref=letter&token=${token()}`);
  await expect(page).toHaveURL(/\/en\/faq\?ref=letter$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draftHeading);
  await expect(page.getByRole('alert').filter({ hasText: 'sections[1]._type' })).toBeVisible();
  await expectAccessible(page);

  const publicPage = await (await request.get('/en/faq')).text();
  expect(publicPage).not.toContain(draftHeading);
  expect(publicPage).not.toContain('hologramSection');
});

test('the bar refreshes the page, can be hidden for the session, and ends the preview', async ({
  page,
}) => {
  const client = contentClient();
  await page.goto(`/en/faq?token=${token()}`);
  const bar = page.getByRole('region', { name: 'Preview' });
  const newer = 'Asked again.';
  await client.patch(draftId).set({ 'sections[0].heading.en': newer }).commit();
  await bar.getByRole('button', { name: 'Refresh preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newer);

  await bar.getByRole('button', { name: 'Hide this bar' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newer);
  await expect(bar).toBeHidden();

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await bar.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(/\/en\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(newer);
  await expect(bar).toBeHidden();
});

test('the bar works before any script of the page is loaded', { tag: '@slow' }, async ({
  context,
}) => {
  const client = contentClient();
  const page = await context.newPage();
  await page.route('**/_next/static/**/*.js', () => undefined);
  const goto = (path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
  await goto(`/en/faq?token=${token()}`);
  const bar = page.getByRole('region', { name: 'Preview' });
  const newest = 'Asked before anything else was there.';
  await client.patch(draftId).set({ 'sections[0].heading.en': newest }).commit();
  await bar.getByRole('button', { name: 'Refresh preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest);
  await bar.getByRole('button', { name: 'Hide this bar' }).click();
  await expect(bar).toBeHidden();
  await goto('/en/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.close();
});

test('a page that was never published can be previewed', async ({ page, afterTest }) => {
  const client = contentClient();
  const source = await client.fetch('*[_type == "experience"][0]');
  const slug = `unpublished-${Date.now()}`;
  const languages = ['en'];
  const _id = `drafts.${slug}`;
  afterTest(() => client.delete(_id));
  await client.create({ ...source, _id, slug: { _type: 'localizedSlug', en: slug }, languages });
  await page.goto(`/en/experiences/${slug}?token=${token()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(source.title.en);
});

test('drafts that are too large to be sent together are reported, and others shown', {
  tag: '@slow',
}, async ({ page, afterTest }) => {
  test.setTimeout(120_000);
  const client = contentClient();
  const source = await upcomingEvent();
  const create = (name: string, changes: object) => {
    const _id = `drafts.${name}`;
    afterTest(() => client.delete(_id));
    return client.create({ ...source, _id, slug: { en: name }, ...changes });
  };
  const names = Array.from({ length: 18 }, (_, index) => `large-${index}`);
  for (const name of names) {
    const summary = { ...source.summary, en: 'x'.repeat(1_000_000) };
    await create(name, { summary });
  }
  const title = `A small event ${Date.now()}`;
  await create('small', { title: { ...source.title, en: title } });
  const alerts = page.getByRole('alert');
  // On a busy machine, the drafts may take too long; the page says so then, and to refresh it.
  const tooSlow = alerts.filter({ hasText: messages.en.preview.draftsUnread });
  await expect(async () => {
    await page.goto(`/en/events?token=${token()}`);
    expect(await tooSlow.count()).toBe(0);
  }).toPass({ timeout: 60_000 });
  await expect(alerts.filter({ hasText: 'large-0' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});

test.describe('an unknown token', () => {
  test.use({ expectedComplaints: [/status of 401/] });

  test('opens no preview and gets an error page', async ({ page, context }) => {
    const response = await page.goto(`/de/kontakt?token=${'x'.repeat(40)}`);
    expect(response?.status()).toBe(401);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Diese Vorschau lässt sich nicht öffnen');
    await expect(page.getByRole('link', { name: 'Zur öffentlichen Seite' })).toHaveAttribute(
      'href',
      '/de/kontakt',
    );
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('preview-token');
    expect(names).not.toContain('__prerender_bypass');
  });
});

for (const path of ['/en/events/no-such-slug', '/en/no-such-page', '/de/erlebnisse/nichts']) {
  test(`${path} is the same not-found page in a preview as in public`, async ({ request }) => {
    const seen = async () => {
      const { document, title } = await readPage(request, path, 404);
      const main = document.querySelector('main');
      return {
        heading: document.querySelector('h1')?.textContent,
        text: main?.textContent,
        links: [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
        title,
      };
    };
    const inPublic = await seen();
    expect(inPublic.heading).toContain(path);
    const entered = await request.get(`/en/faq?token=${token()}`, { maxRedirects: 0 });
    expect(entered.headers()['set-cookie']).toContain('preview-token');
    expect(await seen()).toEqual(inPublic);
  });
}
