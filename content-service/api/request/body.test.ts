import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANONYMOUS_BODIES } from '../../http/anonymous-limits.ts';
import { createFixture, type Fixture } from '../../testing/fixture.ts';
import { OpenRequests } from '../../testing/open-requests.ts';

const { total, perClient } = ANONYMOUS_BODIES;
const PATH = '/v2026-01-01/data/query/production';

const requests = new OpenRequests();

let fixture: Fixture;

beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(async () => {
  requests.end();
  await fixture.remove();
});

/** Begins requests of a client whose bodies do not end, until the service reads them. */
async function begin(client: string, count: number): Promise<void> {
  const headers = `Host: a\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json`;
  const more = 'Content-Length: 9\r\nExpect: 100-continue';
  const request = `POST ${PATH} HTTP/1.1\r\n${headers}\r\n${more}\r\n\r\n`;
  for (let index = 0; index < count; index += 1) await requests.begin(fixture.service.url, request);
}

/** Sends a query in a body; returns the status of the response. */
async function statusFor(headers: Readonly<Record<string, string>>): Promise<number> {
  const response = await fetch(`${fixture.service.url}${PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query: '*[0]._id' }),
  });
  await response.arrayBuffer();
  return response.status;
}

const from = (client: string) => ({ 'X-Forwarded-For': client });

test('an anonymous client has a limited number of bodies at a time, until they end', async () => {
  await begin('203.0.113.1', perClient);
  await expect.poll(() => statusFor(from('203.0.113.1'))).toBe(503);
  expect(await statusFor(from('203.0.113.2'))).toBe(200);
  requests.end();
  await expect.poll(() => statusFor(from('203.0.113.1'))).toBe(200);
});

test('anonymous clients together have a limited number of bodies; editors and the site do not', async () => {
  for (let client = 0; client < total / perClient; client += 1) {
    await begin(`203.0.113.${client}`, perClient);
  }
  await expect.poll(() => statusFor(from('203.0.113.99'))).toBe(503);
  expect(await statusFor({})).toBe(200);
  const authorization = `Bearer ${fixture.service.tokens.viewer}`;
  expect(await statusFor({ ...from('203.0.113.99'), authorization })).toBe(200);
});

test('bodies that have been answered do not count', async () => {
  for (let query = 0; query <= total; query += 1) {
    expect(await statusFor(from('203.0.113.1'))).toBe(200);
  }
});
