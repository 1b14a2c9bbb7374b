import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ANONYMOUS_READS } from '../../http/anonymous-limits.ts';
import { createFixture, type Fixture } from '../../testing/fixture.ts';
import { OpenRequests } from '../../testing/open-requests.ts';

const { total, perClient } = ANONYMOUS_READS;
const DOCUMENTS = 12;
const IDS = Array.from({ length: DOCUMENTS }, (_, index) => `page-${index}`);
const API = '/v2026-01-01/data';
const QUERY = `${API}/query/production?query=*`;

const requests = new OpenRequests();
let fixture: Fixture;

/** Starts a service whose responses are longer than the buffers of a connection. */
beforeAll(async () => {
  fixture = await createFixture();
  const filler = 'x'.repeat(900_000);
  const mutations = IDS.map((_id) => ({ create: { _id, _type: 'page', filler } }));
  await fixture.client('editor').mutate(mutations, { returnDocuments: false });
});
afterEach(() => requests.end());
afterAll(() => fixture.remove());

/** Begins requests of a client, which reads the beginning of each response and no more. */
async function begin(path: string, client: string, count: number): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n\r\n`;
  for (let index = 0; index < count; index += 1) await requests.begin(fixture.service.url, request);
}

/** Requests something small; returns the status of the response. */
async function statusFor(path: string, headers: Readonly<Record<string, string>>) {
  const response = await fetch(`${fixture.service.url}${path}`, { headers });
  await response.arrayBuffer();
  return response.status;
}

const from = (client: string) => ({ 'X-Forwarded-For': client });

test.each([
  ['documents', `${API}/doc/production/${IDS.join(',')}`, `${API}/doc/production/nothing`],
  ['results', QUERY, `${API}/query/production?query=1`],
])('an anonymous client receives a limited number of %s at a time', async (_name, large, small) => {
  await begin(large, '203.0.113.1', perClient);
  expect(await statusFor(small, from('203.0.113.1'))).toBe(503);
  expect(await statusFor(small, from('203.0.113.2'))).toBe(200);
  requests.end();
  await expect.poll(() => statusFor(small, from('203.0.113.1'))).toBe(200);
});

test('so do anonymous clients together; the site and callers with a token do not', async () => {
  for (let client = 1; client <= total / perClient; client += 1) {
    await begin(QUERY, `203.0.113.${client}`, perClient);
  }
  expect(await statusFor(QUERY, from('203.0.113.99'))).toBe(503);
  expect(await statusFor(QUERY, {})).toBe(200);
  const authorization = `Bearer ${fixture.service.tokens.viewer}`;
  expect(await statusFor(QUERY, { ...from('203.0.113.99'), authorization })).toBe(200);
});
