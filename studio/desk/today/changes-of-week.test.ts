import { expect, it } from 'vitest';
import { changesOfWeek, type DatedDocument } from './changes-of-week.ts';

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
