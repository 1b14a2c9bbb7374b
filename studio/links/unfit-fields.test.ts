import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFixture, type Fixture } from '../../content-service/testing/fixture.ts';
import { clientOf } from '../connection/testing/client-of.ts';
import { unfitFields } from './unfit-fields.ts';

let fixture: Fixture;
let client: SanityClient;
beforeAll(async () => {
  fixture = await createFixture();
  client = clientOf(fixture.service);
});
afterAll(() => fixture.remove());

const _id = 'drafts.night';
beforeEach(() => client.delete(_id));

const addressed = {
  slug: { _type: 'localizedSlug', en: 'night' },
  languages: ['en'],
  title: { _type: 'localizedString', en: 'Night' },
  summary: { _type: 'localizedText', en: 'A night among casks.' },
};
const event = {
  ...addressed,
  kind: 'music',
  place: 'cellar',
  start: '2026-12-01T18:00:00Z',
  end: '2026-12-01T21:00:00Z',
  status: 'scheduled',
};

/** Stores a draft; returns what the site lacks to show it. */
async function lacking(_type: string, fields: object): Promise<string[]> {
  await client.create({ _id, _type, ...fields });
  return await unfitFields(client, { documentId: 'night', documentType: _type });
}

it('nothing is missing from a draft that the site can show', async () => {
  expect(await lacking('event', event)).toEqual([]);
});

it.each([
  ['an event without its end', 'event', { ...event, end: undefined }, ['end']],
  ['an event that ends before it starts', 'event', { ...event, end: '2026-11-01' }, ['end']],
  [
    'an event without its texts',
    'event',
    { ...event, title: {}, summary: {} },
    ['title.en', 'summary.en'],
  ],
  ['a slug with a space', 'event', { ...event, slug: { en: 'beer night' } }, ['slug.en']],
  [
    'a German slug with spaces',
    'event',
    { ...event, slug: { en: 'night', de: 'nacht und bier' } },
    ['slug.de'],
  ],
  ['a deal without its last day', 'deal', addressed, ['validThrough']],
  [
    'a job posting without its last day',
    'jobPosting',
    { ...addressed, contract: 'fullTime', place: 'taproom', datePosted: '2026-11-01' },
    ['validThrough'],
  ],
  ['a page without a title', 'page', { route: 'museum', languages: ['en'] }, ['title']],
])('the site cannot show %s', async (_what, type, fields, missing) => {
  expect(await lacking(type, fields)).toEqual(missing);
});

it('without a draft, the link shows what is published', async () => {
  expect(await unfitFields(client, { documentId: 'night', documentType: 'event' })).toEqual([]);
});
