import { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { ANONYMOUS_EXPORTS } from '../../http/anonymous-limits.ts';
import { STALLED_MS } from '../../http/stalled-responses.ts';
import { createFixture, type Fixture } from '../../testing/fixture.ts';
import { OpenRequests } from '../../testing/open-requests.ts';

const { total, perClient } = ANONYMOUS_EXPORTS;
const PATH = '/v2026-01-01/data/export/production';

const requests = new OpenRequests();

let fixture: Fixture;

/** Starts a service whose export is longer than the buffers of a connection. */
async function start(): Promise<void> {
  fixture = await createFixture();
  const filler = 'x'.repeat(900_000);
  const editor = fixture.client('editor');
  for (let index = 0; index < 24; index += 1) {
    await editor.create(
      { _id: `page-${index}`, _type: 'page', filler },
      { returnDocuments: false },
    );
  }
}

afterEach(async () => {
  requests.end();
  await fixture.remove();
});

/** Begins exports of a client, which reads the beginning of each and no more. */
async function begin(client: string, count: number): Promise<void> {
  const request = `GET ${PATH} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n\r\n`;
  for (let index = 0; index < count; index += 1) await requests.begin(fixture.service.url, request);
}

/** Requests an export of nothing; returns the status of the response. */
async function statusFor(headers: Readonly<Record<string, string>>): Promise<number> {
  const response = await fetch(`${fixture.service.url}${PATH}?types=nothing`, { headers });
  await response.arrayBuffer();
  return response.status;
}

const from = (client: string) => ({ 'X-Forwarded-For': client });

test('anonymous clients receive a limited number of exports at a time', {
  tags: 'slow',
}, async () => {
  await start();
  await begin('203.0.113.1', perClient);
  expect(await statusFor(from('203.0.113.1'))).toBe(503);
  expect(await statusFor(from('203.0.113.2'))).toBe(200);
  for (let client = 2; client <= total / perClient; client += 1) {
    await begin(`203.0.113.${client}`, perClient);
  }
  expect(await statusFor(from('203.0.113.99'))).toBe(503);
  const authorization = `Bearer ${fixture.service.tokens.viewer}`;
  expect(await statusFor({ ...from('203.0.113.99'), authorization })).toBe(200);
  expect(await statusFor({})).toBe(200);
  requests.end();
  await expect.poll(() => statusFor(from('203.0.113.1'))).toBe(200);
});

test('a client that accepts nothing of an export is disconnected', { tags: 'slow' }, async () => {
  await start();
  const { setTimeout } = ServerResponse.prototype;
  const spy = vi.spyOn(ServerResponse.prototype, 'setTimeout').mockImplementation(function (
    this: ServerResponse,
    ms,
    onTimeout,
  ) {
    return setTimeout.call(this, ms === STALLED_MS ? 500 : ms, onTimeout);
  });
  await begin('203.0.113.1', perClient);
  await expect.poll(() => statusFor(from('203.0.113.1'))).toBe(200);
  spy.mockRestore();
});

test('an export of types contains no others, and without a token no drafts', async () => {
  fixture = await createFixture();
  const editor = fixture.client('editor');
  for (const [_id, _type] of [
    ['a', 'page'],
    ['b', 'event'],
    ['c', 'person'],
    ['drafts.d', 'page'],
  ] as const) {
    await editor.create({ _id, _type });
  }
  const exported = async (types: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${fixture.service.url}${PATH}${types}`, { headers });
    return [...(await response.text()).matchAll(/"_id":"([^"]+)"/g)].map(([, id]) => id);
  };
  const authorization = `Bearer ${fixture.service.tokens.viewer}`;
  expect(await exported('')).toEqual(['a', 'b', 'c']);
  expect(await exported('?types=page,event')).toEqual(['a', 'b']);
  expect(await exported('?types=page', { authorization })).toEqual(['a', 'drafts.d']);
  expect(await exported('?types=')).toEqual([]);
});
