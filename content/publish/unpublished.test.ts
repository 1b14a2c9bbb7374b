import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolvePath } from '../../lib/routing/resolve-path.ts';
import { startTestService, type TestService } from '../commands/testing/test-service.ts';
import { slugIndexOf } from '../consistency/slug-index.ts';
import type { FullDocument } from '../json/json.ts';

const publishedId = 'event-tapping';
const draftId = `drafts.${publishedId}`;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
}, 60_000);
afterAll(() => service.stop());

/** Resolves an address with the published event. */
async function resolved(path: string) {
  const event = await service.client.getDocument<FullDocument>(publishedId);
  return resolvePath(path, slugIndexOf(event ? [event] : []));
}

it('the old address redirects when an event is unpublished, renamed and published again', async () => {
  const { client } = service;
  await client.create({
    _id: publishedId,
    _type: 'event',
    languages: ['en', 'cs'],
    slug: { _type: 'localizedSlug', en: 'tapping', cs: 'narazeni' },
  });
  await client.action({ actionType: 'sanity.action.document.unpublish', draftId, publishedId });
  await client.action([
    {
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId,
      patch: { set: { 'slug.en': 'lager-tapping' } },
    },
    { actionType: 'sanity.action.document.publish', draftId, publishedId },
  ]);
  const redirect = { kind: 'redirect', permanent: true, to: '/en/events/lager-tapping' };
  expect(await resolved('/en/events/tapping')).toMatchObject(redirect);
  expect(await resolved('/en/events/lager-tapping')).toMatchObject({ kind: 'render' });
  expect(await resolved('/cs/udalosti/narazeni')).toMatchObject({ kind: 'render' });
});

it('an event that is deleted has no earlier addresses when its id is used again', async () => {
  const { client } = service;
  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId,
    includeDrafts: [],
  });
  const slug = { _type: 'localizedSlug', en: 'another' };
  await client.create({ _id: publishedId, _type: 'event', languages: ['en'], slug });
  expect(await resolved('/en/events/tapping')).toMatchObject({ kind: 'not-found' });
});
