import { pathFor } from '../../lib/routing/path-for.ts';
import { expect, test } from '../fixtures/studio-test.ts';
import { publishWithinFiveSeconds } from '../support/publish-within-five-seconds.ts';
import { anEvent } from '../support/studio-documents.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

test('after a slug is changed in the Studio, the old address redirects permanently', async ({
  afterTest,
  client,
  desk,
  request,
}) => {
  const id = `renamed-in-studio-${Date.now()}`;
  const [before, after] = [`${id}-before`, `${id}-after`];
  const event = {
    ...(await anEvent(client)),
    _id: id,
    slug: { _type: 'localizedSlug', en: before },
    languages: ['en'],
    // The Studio refuses a second event at the time and place of the first one.
    status: 'cancelled',
    previousSlugs: [],
  };
  await client.create(event);
  afterTest(() => client.delete(id));
  const path = (slug: string) => pathFor('event', 'en', slug);
  /** Returns the status of an address, and where it redirects to. */
  const answer = async (slug: string) => {
    const response = await request.get(path(slug), { maxRedirects: 0 });
    const { location } = response.headers();
    return [response.status(), location && URL.parse(location, 'http://localhost')?.pathname];
  };
  await expect.poll(() => answer(before), withinFiveSeconds).toEqual([200, undefined]);

  await desk.openDocument(event);
  await desk.fillLanguages(desk.field('slug'), { en: after });
  await publishWithinFiveSeconds(desk, async () => {
    const [[status], [redirect, target]] = await Promise.all([answer(after), answer(before)]);
    return status === 200 && redirect === 308 && target === path(after);
  });
});
