import type { Event } from '../../lib/content/model/types.generated.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { expect, test } from '../fixtures/undo-test.ts';
import { pastEvent } from '../support/example-documents.ts';
import { findContent, isUpcoming } from '../support/find-content.ts';
import { readPage } from '../support/read-page.ts';
import { allQuestions } from '../support/site-content.ts';
import { sitemapPaths } from '../support/sitemaps.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

const get = { maxRedirects: 0 } as const;

test('a published change is public within five seconds', async ({ request, afterTest }) => {
  const client = contentClient();
  const question = `Is question ${Date.now()} answered?`;
  const faq = async () => (await request.get('/en/faq')).text();
  const id = await client.fetch<string>('*[_type == "faqEntry"] | order(_id)[0]._id');
  const before = await client.getDocument(id);
  const restore = () => client.patch(id).set({ question: before?.question }).commit();
  afterTest(restore);
  await client.patch(id).set({ 'question.en': question }).commit();
  await expect.poll(faq, withinFiveSeconds).toContain(question);
  await restore();
  await expect.poll(faq, withinFiveSeconds).not.toContain(question);
});

test('a document is served from its publication to its deletion, a draft never', async ({
  request,
  afterTest,
}) => {
  const client = contentClient();
  const slug = `tour-${Date.now()}`;
  const path = `/en/experiences/${slug}`;
  const status = async () => (await request.get(path, get)).status();
  const source = await client.fetch('*[_type == "experience"][0]');
  const document = { ...source, slug: { _type: 'localizedSlug', en: slug }, languages: ['en'] };

  const remove = () => client.transaction().delete(`drafts.${slug}`).delete(slug).commit();
  afterTest(remove);
  await client.create({ ...document, _id: `drafts.${slug}` });
  expect(await status()).toBe(404);
  await client.create({ ...document, _id: slug });
  await expect.poll(status, withinFiveSeconds).toBe(200);
  await remove();
  await expect.poll(status, withinFiveSeconds).toBe(404);
});

test('a document that its page cannot show is in no sitemap until it is repaired', async ({
  request,
  afterTest,
}) => {
  const client = contentClient();
  const [fit, unfit] = [`fit-${Date.now()}`, `unfit-${Date.now()}`];
  const pathOf = (slug: string) => `/en/experiences/${slug}`;
  const status = async () => (await request.get(pathOf(unfit), get)).status();
  const isListed = (slug: string) => async () =>
    (await sitemapPaths(request, 'en')).includes(pathOf(slug));
  const { minutes, ...source } = await client.fetch('*[_type == "experience"][0]');
  const document = (slug: string) => ({
    ...source,
    _id: slug,
    slug: { _type: 'localizedSlug', en: slug },
    languages: ['en'],
  });

  const remove = () => client.transaction().delete(fit).delete(unfit).commit();
  afterTest(remove);
  const both = client
    .transaction()
    .create({ ...document(fit), minutes })
    .create(document(unfit));
  await both.commit();
  await expect.poll(isListed(fit), withinFiveSeconds).toBe(true);
  expect([await status(), await isListed(unfit)()]).toEqual([404, false]);
  await client.patch(unfit).set({ minutes }).commit();
  await expect.poll(isListed(unfit), withinFiveSeconds).toBe(true);
  expect(await status()).toBe(200);
  await remove();
  await expect.poll(isListed(unfit), withinFiveSeconds).toBe(false);
});

test('an event whose start cannot be read keeps its page, and is in no list until it is repaired', {
  tag: '@slow',
}, async ({ request, afterTest }) => {
  const client = contentClient();
  // One at the top of the list, which does not begin during the test.
  const { _id, slug, start, title } = await findContent<Event>(
    'second upcoming event',
    `*[_type == "event" && status == "scheduled" && ${isUpcoming}] | order(start)[1]`,
  );
  const path = pathFor('event', 'en', slug.en);
  // Other tests change what all pages have around it.
  const page = async () => {
    const { document } = await readPage(request, path);
    return document.querySelector('main')?.textContent;
  };
  const isListed = async () => {
    const { document } = await readPage(request, pathFor('events', 'en'));
    return document.querySelectorAll('main a').some((link) => link.getAttribute('href') === path);
  };
  const before = await page();
  expect(before).toContain(title.en);
  expect(await isListed()).toBe(true);

  const repair = () => client.patch(_id).set({ start }).commit();
  afterTest(repair);
  await client.patch(_id).set({ start: 'x' }).commit();
  await expect.poll(isListed, withinFiveSeconds).toBe(false);
  expect(await page()).toBe(before);

  await repair();
  await expect.poll(isListed, withinFiveSeconds).toBe(true);
  expect(await page()).toBe(before);
});

test('a renamed document redirects from its previous slug', async ({ request, afterTest }) => {
  const client = contentClient();
  const slug = `old-${Date.now()}`;
  const source = await client.fetch('*[_type == "experience"][0]');
  afterTest(() => client.delete(slug));
  await client.create({
    ...source,
    _id: slug,
    slug: { _type: 'localizedSlug', en: `${slug}-new` },
    previousSlugs: [{ _key: 'a', _type: 'previousSlug', language: 'en', slug }],
  });
  const location = async () =>
    (await request.get(`/en/experiences/${slug}?ref=x`, get)).headers().location;
  await expect.poll(location, withinFiveSeconds).toContain(`/en/experiences/${slug}-new?ref=x`);
});

test('the query string of the first request does not appear in the cached page', async ({
  request,
  afterTest,
}) => {
  const client = contentClient();
  // The last one, because another test changes the first.
  const entry = (await allQuestions()).at(-1);
  if (!entry) throw new Error('The content has no question.');
  afterTest(() => client.createOrReplace(entry));
  for (const [round, query] of ['email=jan%40visitor.example&ref=partner77', 'a=1'].entries()) {
    const question = `Is this round ${round} of ${Date.now()}?`;
    await client.patch(entry._id).set({ 'question.en': question }).commit();
    const first = async () => (await request.get(`/en/faq?${query}`)).text();
    await expect.poll(first, withinFiveSeconds).toContain(question);
    for (const name of ['X-Nothing', 'RSC']) {
      const page = await (await request.get('/en/faq', { headers: { [name]: '1' } })).text();
      expect(page).toContain(question);
      expect(page).not.toMatch(/visitor\.example|partner77|\?a=1/);
    }
  }
});

test('a redirect of a renamed document is never cached unchecked', async ({
  request,
  afterTest,
}) => {
  const client = contentClient();
  const { _id, slug } = await pastEvent();
  const slugIs = (en: string) => client.patch(_id).set({ 'slug.en': en }).commit();
  const ask = async (name: string) => {
    const response = await request.get(pathFor('event', 'en', name), get);
    return [response.status(), response.headers()['cache-control']];
  };
  afterTest(() => slugIs(slug.en));
  await slugIs('moved-away');
  await expect.poll(() => ask(slug.en), withinFiveSeconds).toEqual([308, 'no-cache']);
  await slugIs(slug.en);
  await expect.poll(() => ask('moved-away'), withinFiveSeconds).toEqual([308, 'no-cache']);
  expect((await ask(slug.en))[0]).toBe(200);
});

test('a redirect document works without a rebuild', async ({ request, afterTest }) => {
  const client = contentClient();
  const from = `/en/moved-${Date.now()}`;
  const status = async () => (await request.get(from, get)).status();
  const { _id } = await client.create({
    _type: 'redirect',
    from,
    to: '/en/contact#hours',
    permanent: true,
  });
  const remove = () => client.delete(_id);
  afterTest(remove);
  await expect.poll(status, withinFiveSeconds).toBe(308);
  await remove();
  await expect.poll(status, withinFiveSeconds).toBe(404);
});
