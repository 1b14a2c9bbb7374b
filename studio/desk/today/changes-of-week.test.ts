import { expect, it } from 'vitest';
import { createFixture } from '../../../content-service/testing/fixture.ts';
import { changesOfWeek, type DatedDocument, datedDocumentsQuery } from './changes-of-week.ts';

const now = new Date('2026-12-21T23:30:00Z');

const changes = (...documents: DatedDocument[]) =>
  changesOfWeek(documents, now).map(({ date, document }) => `${date} ${document._id}`);

it('contains the dates in Prague of seven days, in order', () => {
  const event = (_id: string, start: string) => ({ _id, _type: 'event', start });
  expect(
    changes(
      event('seventh', '2026-12-28T22:59:00Z'),
      event('first', '2026-12-21T23:00:00Z'),
      event('yesterday', '2026-12-21T22:59:00Z'),
      event('eighth', '2026-12-28T23:00:00Z'),
    ),
  ).toEqual(['2026-12-22 first', '2026-12-28 seventh']);
});

it('says of a cancelled event that it is cancelled', () => {
  const start = '2026-12-24T18:00:00Z';
  const texts = ['scheduled', 'soldOut', 'cancelled'].flatMap((status) =>
    changesOfWeek([{ _id: status, _type: 'event', start, status }], now).map(({ text }) => text),
  );
  expect(texts).toEqual(['takes place', 'takes place', 'would take place, and is cancelled']);
});

it('contains the beginning and the end of announcements and deals', () => {
  const [from, to] = ['2026-12-23T07:00:00Z', '2026-12-23T17:00:00Z'];
  expect(changes({ _id: 'notice', _type: 'announcement', from, to })).toEqual([
    '2026-12-23 notice',
    '2026-12-23 notice',
  ]);
  const deal = { validFrom: '2026-12-24', validThrough: '2026-12-31' };
  expect(changes({ _id: 'offer', _type: 'deal', ...deal })).toEqual(['2026-12-24 offer']);
});

it('contains exceptions of the opening hours', () => {
  const exceptions = ['2026-12-24', '2027-05-01', null];
  expect(changes({ _id: 'hours', _type: 'openingHours', exceptions })).toEqual([
    '2026-12-24 hours',
  ]);
});

it('contains scheduled releases at their time, and no others', async () => {
  const fixture = await createFixture();
  const client = fixture.client('editor');
  const publishAt = '2036-12-24T07:30:00Z';
  for (const releaseId of ['rPlanned', 'rScheduled']) {
    const metadata = { title: `Prices of ${releaseId}`, intendedPublishAt: publishAt };
    await client.releases.create({
      releaseId,
      metadata: { ...metadata, releaseType: 'scheduled' },
    });
  }
  await client.releases.schedule({ releaseId: 'rScheduled', publishAt });
  const options = { perspective: 'raw' } as const;
  const dated = await client.fetch<DatedDocument[]>(datedDocumentsQuery, {}, options);
  await fixture.remove();
  expect(changesOfWeek(dated, new Date('2036-12-20T12:00:00Z'))).toMatchObject([
    {
      date: '2036-12-24',
      text: 'becomes public at 08:30',
      document: { _id: '_.releases.rScheduled', releaseTitle: 'Prices of rScheduled' },
    },
  ]);
});
