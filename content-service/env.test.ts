import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

test('without any variable the service listens on the local machine only', () => {
  expect(parseEnv({})).toEqual({
    ok: true,
    value: {
      port: 3333,
      host: '127.0.0.1',
      dataDir: resolve('.data/content-service'),
      allowedOrigins: ['http://localhost:3000', 'http://localhost:3334'],
      studios: ['http://localhost:3334'],
      trustedProxies: [],
      publicUrl: null,
      webhookUrl: null,
      imageCacheMegabytes: 512,
      publishTransformPath: null,
      queries: { timeoutMs: 10_000, memoryMegabytes: 96, processes: 2 },
    },
  });
});

test('the README states the defaults', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `(CONTENT_\w+)` *\| (?:`(.+?)`|none) *\|/gm)];
  expect(rows.length).toBeGreaterThan(10);
  for (const [, name = '', value = ''] of rows) {
    expect(parseEnv({ [name]: value }), name).toEqual(parseEnv({}));
  }
});

test('an empty variable counts as not set', () => {
  expect(parseEnv({ CONTENT_SERVICE_PORT: '', CONTENT_WEBHOOK_URL: '' })).toEqual(parseEnv({}));
});

test('the origins of Studios are allowed, too', () => {
  const variables = {
    CONTENT_SERVICE_ORIGINS: 'https://a.example',
    CONTENT_SERVICE_STUDIOS: 'https://a.example/studio, https://b.example',
  };
  expect(parseEnv(variables)).toMatchObject({
    value: {
      allowedOrigins: ['https://a.example', 'https://b.example'],
      studios: ['https://a.example/studio', 'https://b.example'],
    },
  });
});

test('trusted proxies are addresses and networks', () => {
  const list = '10.0.0.0/24, 192.0.2.1,2001:db8::/32';
  expect(parseEnv({ CONTENT_SERVICE_TRUSTED_PROXIES: list })).toMatchObject({
    value: { trustedProxies: ['10.0.0.0/24', '192.0.2.1', '2001:db8::/32'] },
  });
});

test.each([
  ['CONTENT_SERVICE_PORT', '99999'],
  ['CONTENT_SERVICE_PORT', 'http'],
  ['CONTENT_SERVICE_HOST', 'a host'],
  ['CONTENT_SERVICE_ORIGINS', 'http://localhost:3000/'],
  ['CONTENT_SERVICE_ORIGINS', '*'],
  ['CONTENT_SERVICE_STUDIOS', 'a.example/studio'],
  ['CONTENT_SERVICE_STUDIOS', 'https://name@a.example'],
  ['CONTENT_SERVICE_STUDIOS', 'https://a.example/?a'],
  ['CONTENT_SERVICE_TRUSTED_PROXIES', 'site'],
  ['CONTENT_SERVICE_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['CONTENT_SERVICE_TRUSTED_PROXIES', '10.0.0.0/'],
  ['CONTENT_SERVICE_URL', 'https://content.example.com/'],
  ['CONTENT_WEBHOOK_URL', 'ftp://example.com'],
  ['CONTENT_WEBHOOK_URL', 'https://user:password@example.com'],
  ['CONTENT_SERVICE_IMAGE_CACHE_MB', '-1'],
  ['CONTENT_SERVICE_QUERY_TIMEOUT', '0'],
  ['CONTENT_SERVICE_QUERY_MEMORY_MB', 'much'],
  ['CONTENT_SERVICE_QUERY_PROCESSES', '1'],
])('%s=%s is rejected with the variable and the expected value', (name, value) => {
  const result = parseEnv({ [name]: value });
  expect(result).toMatchObject({
    ok: false,
    error: expect.stringContaining(`${name} is not valid: expected `),
  });
  expect(JSON.stringify(result)).not.toContain(`"${value}"`);
});
