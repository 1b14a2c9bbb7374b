// @vitest-environment node
import { NextRequest } from 'next/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type DiscountDeal, getDiscounts } from '#lib/content/get-discounts';
import { submissionStore } from '#lib/forms/submission-store';
import { openTemporaryStore } from '#lib/forms/testing/temporary-store';
import { limits } from '#lib/request/rate-limit/limits';
import { GET } from './route.ts';

vi.mock('#lib/content/get-discounts', () => ({ getDiscounts: vi.fn() }));
vi.mock('#lib/forms/submission-store', () => ({ submissionStore: vi.fn() }));
vi.mock('#lib/platform/crypto/form-secret', () => ({ formSecret: () => 'a-secret' }));

const deal: DiscountDeal = {
  _id: 'ten',
  _type: 'deal',
  title: 'Ten percent',
  code: 'TEN',
  discount: 10,
  ticketCount: null,
  validFrom: null,
  validThrough: '2100-01-01',
  ticketTypes: null,
  experiences: null,
};
const { max } = limits.discount;

const temporary = await openTemporaryStore();
afterAll(temporary.remove);

let sender = 0;

beforeEach(() => {
  sender += 1;
  vi.mocked(getDiscounts).mockResolvedValue([deal]);
  vi.mocked(submissionStore).mockReset().mockResolvedValue(temporary.store);
});

async function statusOf(code: string): Promise<number> {
  const headers = { 'x-client-address': `192.0.2.${sender}` };
  const request = new NextRequest(`https://beer.example/api/discounts/${code}`, { headers });
  return (await GET(request, { params: Promise.resolve({ code }) })).status;
}

const guessAll = (codes: readonly string[]) => Promise.all(codes.map(statusOf));

it('answers valid codes without the database, and refuses a sender of too many', async () => {
  const all = limits.discountCheck.max;
  const statuses = await guessAll(Array<string>(all).fill('ten'));
  expect(statuses).toEqual(Array(all).fill(200));
  expect(await statusOf('ten')).toBe(429);
  expect(submissionStore).not.toHaveBeenCalled();
});

it('counts wrong codes, and refuses a sender of too many even with a valid one', async () => {
  for (let guess = 0; guess < max; guess += 1) {
    expect(await statusOf(`NO${guess}`)).toBe(404);
    if (guess % 10 === 0) expect(await statusOf('TEN')).toBe(200);
  }
  expect([await statusOf('NO'), await statusOf('TEN')]).toEqual([429, 429]);
  expect(submissionStore).toHaveBeenCalledTimes(max);
});

it('checks no more codes than the limit allows when many are sent at once', async () => {
  const guesses = Array.from({ length: 2 * max }, (_, guess) => `NO${guess}`);
  const statuses = await guessAll([...guesses, 'TEN']);
  expect(statuses.filter((status) => status === 404)).toHaveLength(max);
  expect(statuses.at(-1)).toBe(429);
});
