import type { Page } from '../../lib/content/model/types.generated.ts';
import { documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { addDays, pragueTime } from '../../lib/time/prague.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { expect, test } from '../fixtures/undo-test.ts';
import { discountDeal } from '../support/example-documents.ts';
import { pageOf } from '../support/site-content.ts';
import { withinFiveSeconds } from '../support/within-five-seconds.ts';

type Sections = NonNullable<Page['sections']>;

/** Returns the sections of a page with another deal, and with a heading of its hero and a button to the deal. */
function withDeal(sections: Sections, dealId: string, heading: string) {
  return sections.map((section) => {
    if (section._type === 'heroSection') {
      const label = { _type: 'localizedString' as const, en: 'See the deal' };
      const page = { _type: 'reference' as const, _ref: dealId };
      const actions = [{ _key: 'deal', _type: 'link' as const, label, page }];
      return { ...section, heading: { ...section.heading, en: heading }, actions };
    }
    if (section._type !== 'dealHeroSection') return section;
    return { ...section, deal: { _type: 'reference', _ref: dealId } };
  });
}

test('a deal is in no response before its first day and in none after its last', {
  tag: '@slow',
}, async ({ request, afterTest }) => {
  const client = contentClient();
  const page = await pageOf('program');
  const today = pragueTime(new Date()).date;
  const title = `Deal ${Date.now()}`;
  const code = `SOON${Date.now()}`;
  const heading = `With a deal to come, ${Date.now()}.`;
  const deal = {
    ...(await discountDeal()),
    _id: crypto.randomUUID(),
    title: { _type: 'localizedString', en: title },
    slug: { _type: 'localizedSlug', en: code.toLowerCase() },
    previousSlugs: [],
    languages: ['en'],
    code,
    // Not tomorrow, which may begin during the test.
    validFrom: addDays(today, 2),
    validThrough: addDays(today, 9),
  };
  const path = pathFor('program', 'en');
  const ownPath = documentPath(deal, 'en');
  const ownStatus = async () => (await request.get(ownPath)).status();
  const otherSpelling = ownPath.replace(code.toLowerCase(), code);
  const redirectStatus = async () =>
    (await request.get(otherSpelling, { maxRedirects: 0 })).status();
  const codeStatus = async () => (await request.get(`/api/checkout-demo/codes/${code}`)).status();
  const isListed = async () =>
    (await (await request.get('/en/sitemap.xml')).text()).includes(ownPath);
  const html = async () => (await request.get(path)).text();
  const payload = async () => (await request.get(path, { headers: { RSC: '1' } })).text();
  const isIn = async () =>
    [await html(), await payload()].flatMap((text) => [text.includes(title), text.includes(code)]);

  const isLinked = async () =>
    [await html(), await payload()].map((text) => text.includes(ownPath));

  afterTest(() =>
    client
      .transaction()
      .patch(page._id, (patch) => patch.set({ sections: page.sections }))
      .delete(deal._id)
      .commit(),
  );
  await client
    .transaction()
    .create(deal)
    .patch(page._id, (patch) =>
      patch.set({ sections: withDeal(page.sections ?? [], deal._id, heading) }),
    )
    .commit();
  await expect.poll(html, withinFiveSeconds).toContain(heading);
  await expect.poll(payload, withinFiveSeconds).toContain(heading);
  expect(await isIn()).toEqual([false, false, false, false]);
  expect(await isLinked()).toEqual([false, false]);
  expect([await ownStatus(), await codeStatus(), await isListed()]).toEqual([404, 404, false]);
  expect(await redirectStatus()).toBe(404);
  expect(await (await request.get(ownPath)).text(), 'the not-found page').toContain('<h1');

  await client.patch(deal._id).set({ validFrom: today }).commit();
  await expect.poll(isIn, withinFiveSeconds).toEqual([true, true, true, true]);
  await expect.poll(isLinked, withinFiveSeconds).toEqual([true, true]);
  await expect.poll(ownStatus, withinFiveSeconds).toBe(200);
  await expect.poll(redirectStatus, withinFiveSeconds).toBe(308);
  await expect.poll(isListed, withinFiveSeconds).toBe(true);
  await expect.poll(codeStatus, withinFiveSeconds).toBe(200);
  expect(await (await request.get('/checkout-demo?locale=en')).text()).not.toContain(code);

  const yesterday = addDays(today, -1);
  await client.patch(deal._id).set({ validFrom: yesterday, validThrough: yesterday }).commit();
  await expect.poll(isIn, withinFiveSeconds).toEqual([false, false, false, false]);
  await expect.poll(isListed, withinFiveSeconds).toBe(false);
  expect(await ownStatus()).toBe(200);
});
