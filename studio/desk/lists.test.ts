import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { announcementLists, type DeskList, dealLists, eventLists, listParams } from './lists.ts';

/** 22:30 on 30 September in UTC, half past midnight on 1 October in Prague. */
const params = listParams(new Date('2026-09-30T22:30:00Z'));

/** Lists the ids of the documents in each of the lists. */
function idsIn(lists: readonly DeskList[], dataset: readonly object[]): Promise<unknown[]> {
  const ids = lists.map(async ({ filter }) => {
    const tree = parse(`*[${filter}]._id`, { params });
    return (await evaluate(tree, { dataset, params })).get();
  });
  return Promise.all(ids);
}

it('events are upcoming until they end, and while they have no end', async () => {
  const event = (_id: string, end?: string) => ({ _id, _type: 'event', ...(end ? { end } : {}) });
  const dataset = [
    event('past', '2026-09-30T22:29:00Z'),
    event('present', '2026-10-01T00:31:00+02:00'),
    event('new'),
  ];
  expect(await idsIn(eventLists, dataset)).toEqual([['present', 'new'], ['past']]);
});

it('deals end with their last day in Prague', async () => {
  const deal = (_id: string, validThrough?: string) => ({ _id, _type: 'deal', validThrough });
  const dataset = [deal('ended', '2026-09-30'), deal('last-day', '2026-10-01'), deal('new')];
  expect(await idsIn(dealLists, dataset)).toEqual([['last-day', 'new'], ['ended']]);
});

it('lists contain documents of their type only', async () => {
  const dataset = [{ _id: 'a', _type: 'event', to: '2020-01-01T00:00:00Z' }];
  expect(await idsIn(announcementLists, dataset)).toEqual([[], []]);
});
