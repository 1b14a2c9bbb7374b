import { type APIRequestContext, expect, test } from '@playwright/test';
import { contentClient } from '../fixtures/content-client.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

const get = { maxRedirects: 0 } as const;

/** Returns the response of an address: its status and, for a redirect, the target. */
const answerOf = (request: APIRequestContext, path: string) => async () => {
  const response = await request.get(path, get);
  const { location } = response.headers();
  const to = location && new URL(location, 'http://localhost');
  return [response.status(), ...(to ? [`${to.pathname}${to.search}`] : [])];
};

test('a slug changed by a patch redirects in each language, without a loop when reverted', async ({
  request,
}) => {
  const client = contentClient();
  const id = `event-renamed-${Date.now()}`;
  const english = (slug: string) => `/en/events/${slug}`;
  const czech = (slug: string) => `/cs/udalosti/${slug}`;
  const german = `/de/veranstaltungen/${id}-de`;
  const answer = (path: string) => answerOf(request, path);
  const [first, second] = [`${id}-first`, `${id}-second`];

  const source = await client.fetch('*[_type == "event"] | order(_id)[0]');
  const slug = { _type: 'localizedSlug', en: first, cs: first, de: `${id}-de` };
  const languages = ['en', 'cs', 'de'];
  await client.create({ ...source, _id: id, slug, languages, previousSlugs: [] });
  for (const path of [english(first), czech(first), german]) {
    await expect.poll(answer(path), withinFiveSeconds).toEqual([200]);
  }

  await client.patch(id).set({ 'slug.en': second, 'slug.cs': second }).commit();
  for (const path of [english, czech]) {
    await expect.poll(answer(path(second)), withinFiveSeconds).toEqual([200]);
    const redirect = [308, `${path(second)}?ref=poster&day=2`];
    await expect
      .poll(answer(`${path(first)}?ref=poster&day=2`), withinFiveSeconds)
      .toEqual(redirect);
  }
  expect(await answer(german)()).toEqual([200]);

  await client.patch(id).set({ 'slug.en': first, 'slug.cs': first }).commit();
  for (const path of [english, czech]) {
    await expect.poll(answer(path(first)), withinFiveSeconds).toEqual([200]);
    await expect.poll(answer(path(second)), withinFiveSeconds).toEqual([308, path(first)]);
  }
  await client.delete(id);
  await expect.poll(answer(english(second)), withinFiveSeconds).toEqual([404]);
});
