// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { shareKnownCodes, takePending } from '../../../../lib/request/campaigns/pending-counts.ts';
import { limits } from '../../../../lib/request/rate-limit/limits.ts';
import { knownCodes } from '../../../../lib/tickets/campaign/known-codes.ts';
import { POST } from './route.ts';

vi.mock('#lib/platform/env/server', () => ({ serverEnv: { siteUrl: 'https://www.example.com' } }));
vi.mock('../../../../lib/request/rate-limit/site-database.ts', () => ({ siteDatabase: {} }));

let sender = 0;

beforeEach(() => {
  sender += 1;
  shareKnownCodes(knownCodes([{ ref: 'hotel', dsc: 'VAULT10' }]));
});

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  POST(
    new Request('https://www.example.com/api/campaigns/reports', {
      method: 'POST',
      headers: { 'x-client-address': `192.0.2.${sender}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
const order = { stage: 'order', locale: 'cs', ref: 'hotel', dsc: 'vault10' };

it('counts an order, from a page of the site or from the server of a provider', async () => {
  expect((await post(order, { 'sec-fetch-site': 'same-origin' })).status).toBe(204);
  expect((await post({ ...order, dsc: null })).status).toBe(204);
  expect((await post({ stage: 'checkout', locale: 'cs', ref: 'hotel' })).status).toBe(204);
  expect(takePending(10)).toMatchObject([
    { stage: 'order', ref: 'hotel', dsc: 'VAULT10', locale: 'cs', count: 1 },
    { stage: 'order', dsc: null },
    { stage: 'checkout', dsc: null },
  ]);
});

it('does not reveal which codes are in use', async () => {
  expect((await post({ ...order, ref: 'unknown', dsc: 'unknown' })).status).toBe(204);
  expect(takePending(10)).toEqual([]);
});

it.each([
  ['another site', order, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of another origin', order, { origin: 'https://evil.example' }, 403],
  ['an arrival', { ...order, stage: 'arrival' }, {}, 400],
  ['an unknown language', { ...order, locale: '__proto__' }, {}, 400],
  ['a malformed code', { ...order, ref: '=1+1' }, {}, 400],
  ['a list', [order], {}, 400],
  ['malformed JSON', '{', {}, 400],
])('refuses %s', async (_, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status);
  expect(takePending(10)).toEqual([]);
});

it('accepts any number of reports without a code, and still counts those with one', async () => {
  const { max } = limits.campaignReport;
  const codeless = { stage: 'order', locale: 'cs' };
  const sent = await Promise.all(Array.from({ length: max + 20 }, () => post(codeless)));
  expect(sent.every(({ status }) => status === 204)).toBe(true);
  expect((await post(order)).status).toBe(204);
  expect(takePending(10)).toMatchObject([{ stage: 'order', ref: 'hotel', count: 1 }]);
});

it('counts a limited number of reports from an address', async () => {
  const { max } = limits.campaignReport;
  const sent = await Promise.all(Array.from({ length: max + 20 }, () => post(order)));
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(20);
  expect(takePending(10)).toMatchObject([{ count: max }]);
});
