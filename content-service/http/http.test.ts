import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

const request = (path: string, init: RequestInit = {}) =>
  fetch(`${fixture.service.url}${path}`, init);
const asEditor = () => ({ authorization: `Bearer ${fixture.service.tokens.editor}` });
const post = (body: string, type = 'application/json') => ({
  method: 'POST',
  body,
  headers: { ...asEditor(), 'content-type': type },
});

describe('an invalid request gets a JSON error', () => {
  test.each<[string, string, RequestInit, number, string]>([
    ['unknown route', '/v1/nothing/here', {}, 404, 'nothing'],
    ['no version', '/data/query/production?query=*', {}, 404, 'nothing'],
    [
      'unknown version',
      '/v2026-02-31/data/query/production?query=*',
      {},
      400,
      'Invalid API version',
    ],
    ['bad escape in the path', '/v1/data/query/prod%zz', {}, 400, 'percent escape'],
    [
      'bad escape in the query',
      '/v1/data/query/production?query=%E0%A4%A',
      {},
      400,
      'percent escape',
    ],
    ['no query', '/v1/data/query/production', {}, 400, 'no query'],
    ['parameter not JSON', '/v1/data/query/production?query=*&$x=oops', {}, 400, '$x'],
    [
      'unknown perspective',
      '/v1/data/query/production?query=*&perspective=a%20b',
      {},
      400,
      'perspective',
    ],
    ['tag too long', `/v1/data/query/production?query=*&tag=${'a'.repeat(76)}`, {}, 400, '1 to 75'],
    ['tag of wrong characters', '/v1/data/query/production?query=*&tag=a%20b', {}, 400, '1 to 75'],
    [
      'another project',
      '/v1/data/query/production?query=*',
      { headers: { 'x-sanity-project-id': 'other' } },
      404,
      'Project',
    ],
    [
      'bad token',
      '/v1/data/query/production?query=*',
      { headers: { authorization: 'Bearer wrong' } },
      401,
      'token',
    ],
    ['no token', '/v1/datasets', {}, 401, 'token'],
    [
      'unknown visibility',
      '/v1/data/listen/production?query=*&visibility=all',
      {},
      400,
      'visibility',
    ],
  ])('%s', async (_name, path, init, status, message) => {
    const response = await request(path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    const body = await response.json();
    expect(body).toMatchObject({ statusCode: status, error: expect.any(String) });
    expect(body.message).toContain(message);
  });

  test('rejects a wrong method with 405 and lists the allowed ones', async () => {
    const response = await request('/v1/data/query/production', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
  });

  test.each([
    ['malformed JSON', '{"mutations": [', 'application/json', 400],
    ['not an object', '[]', 'application/json', 400],
    ['another media type', '{"mutations": []}', 'text/plain', 415],
    [
      'nested without end',
      `{"mutations": ${'['.repeat(5000)}${']'.repeat(5000)}}`,
      'application/json',
      400,
    ],
    ['no mutations', '{}', 'application/json', 400],
  ])('rejects a body with %s', async (_name, body, type, status) => {
    const response = await request('/v1/data/mutate/production', post(body, type));
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('error');
  });

  test('rejects a body over the limit with 413', async () => {
    const body = JSON.stringify({ query: '*', params: { filler: 'x'.repeat(1024 * 1024) } });
    expect((await request('/v1/data/query/production', post(body))).status).toBe(413);
    expect((await request('/healthz')).status).toBe(200);
  });

  test('applies the smaller body limit to a caller without write access', async () => {
    const body = JSON.stringify({ mutations: [], filler: 'x'.repeat(1024 * 1024) });
    const path = '/v1/data/mutate/production';
    const { authorization: _none, ...headers } = post(body).headers;
    expect((await request(path, { ...post(body), headers })).status).toBe(413);
    expect((await request(path, post(body))).status).toBe(200);
  });

  test('rejects agent actions, which are not available, with 400', async () => {
    const error = await fixture
      .client('editor', { apiVersion: 'X' })
      .agent.action.generate({ schemaId: 's', documentId: 'd', instruction: 'i' })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      statusCode: 400,
      message:
        'Bad Request - The agent action "generate" is not available on the embedded content service',
    });
  });

  test('rejects bytes that are not HTTP with 400', async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(fixture.service.port, '127.0.0.1', () =>
        socket.write('NONSENSE\r\n\r\n'),
      );
      socket.on('data', (chunk) => {
        text += String(chunk);
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toContain('HTTP/1.1 400');
    expect(answer).toContain('"message":"The request is not valid HTTP"');
  });
});

describe('cross-origin requests', () => {
  const query = '/v1/data/query/production?query=1';

  test('an allowed origin may read, with credentials', async () => {
    const response = await request(query, { headers: { origin: 'http://localhost:3000' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('vary')).toContain('Origin');
  });

  test('a preflight request of an allowed origin gets the CORS headers', async () => {
    const response = await request(query, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  test('an origin that is not allowed gets a 403 that explains how to add it', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await request(query, {
        method,
        headers: { origin: 'https://evil.example' },
      });
      expect(response.status).toBe(403);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
      const { message } = await response.json();
      expect(message).toContain('https://evil.example is not allowed');
      expect(message).toContain('add it in project settings');
    }
  });

  test('every origin may check whether it is allowed', async () => {
    const ask = async (origin: string) =>
      (await request('/v1/check/cors', { headers: { origin } })).json();
    expect(await ask('https://evil.example')).toEqual({
      result: { allowed: false, withCredentials: false },
    });
    expect(await ask('http://localhost:3000')).toEqual({
      result: { allowed: true, withCredentials: true },
    });
  });
});

test('HEAD returns the headers of GET without the body', async () => {
  const { headers } = await request('/healthz');
  const response = await request('/healthz', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(response.headers.get('content-length')).toBe(headers.get('content-length'));
});
