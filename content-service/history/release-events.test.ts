import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture;
let releaseId: string;
let count = 0;

beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());
beforeEach(() => {
  count += 1;
  releaseId = `r${count}`;
});

interface EventPage {
  readonly events: readonly { readonly type: string }[];
  readonly nextCursor: string;
}

const requestEvents = (name: string, query = '', role?: 'editor'): Promise<EventPage> =>
  fixture.client(role).request({
    url: `/data/history/production/events/releases/${name}?${query}`,
  });

const PUBLISH_AT = '2999-01-01T00:00:00.000Z';
const editor = () => fixture.client('editor').releases;
const create = (metadata: object = {}) =>
  fixture.client('editor').action({
    actionType: 'sanity.action.release.create',
    releaseId,
    metadata: { title: 'Christmas', releaseType: 'undecided', ...metadata },
  });

test('the life of a release appears, the newest event first and without edits', async () => {
  await create({ releaseType: 'scheduled', intendedPublishAt: PUBLISH_AT });
  await editor().edit({ releaseId, patch: { set: { 'metadata.title': 'Winter' } } });
  await editor().schedule({ releaseId, publishAt: PUBLISH_AT });
  await editor().unschedule({ releaseId });
  await editor().archive({ releaseId });
  await editor().unarchive({ releaseId });
  const { transactionId } = await editor().publish({ releaseId });
  const { events, nextCursor } = await requestEvents(releaseId, '', 'editor');
  expect(events).toEqual(
    [
      { type: 'publishRelease', id: transactionId },
      { type: 'unarchiveRelease' },
      { type: 'archiveRelease' },
      { type: 'unscheduleRelease' },
      { type: 'scheduleRelease', publishAt: PUBLISH_AT },
      {
        type: 'createRelease',
        change: { releaseType: 'scheduled', intendedPublishDate: PUBLISH_AT },
      },
    ].map((event) => ({
      id: expect.any(String),
      timestamp: expect.stringMatching(/Z$/),
      author: 'embedded-editor',
      releaseName: releaseId,
      ...event,
    })),
  );
  expect(nextCursor).toBe('');
});

test('many events are read in pages', async () => {
  await create();
  await editor().archive({ releaseId });
  await editor().unarchive({ releaseId });
  const first = await requestEvents(releaseId, 'limit=2', 'editor');
  expect(first.events).toMatchObject([{ type: 'unarchiveRelease' }, { type: 'archiveRelease' }]);
  const second = await requestEvents(releaseId, `limit=2&nextCursor=${first.nextCursor}`, 'editor');
  expect(second).toMatchObject({ events: [{ type: 'createRelease' }], nextCursor: '' });
});

test('a release that does not exist has no events', async () => {
  expect(await requestEvents('nothing', '', 'editor')).toEqual({ events: [], nextCursor: '' });
});

test('events of releases need a token', async () => {
  await create();
  await expect(requestEvents(releaseId)).rejects.toMatchObject({ statusCode: 401 });
});

test('a name that no release can have is rejected with 400', async () => {
  await expect(requestEvents('a.b', '', 'editor')).rejects.toMatchObject({ statusCode: 400 });
});
