import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../content-service/env.ts';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import { serverSchema } from '../../lib/platform/env/server-schema.ts';

// The site checks the variables of the content service before it starts it. Neither may import the
// other, so what both declare is compared here.

const site = serverSchema.parse({});

/** Values on both sides of each rule. */
const values: Readonly<Record<string, readonly string[]>> = {
  CONTENT_SERVICE_PORT: ['1', '65535', '65536', '-1', '1.5', 'http'],
  CONTENT_SERVICE_HOST: ['::1', '0.0.0.0', 'content.internal', 'content_service', 'a host', 'a/b'],
  CONTENT_SERVICE_DATA: ['folder', '/srv/content'],
  CONTENT_SERVICE_ORIGINS: [
    'http://a.example',
    'https://a.example, http://b',
    'ftp://a.example',
    'a.example',
    '*',
  ],
  CONTENT_SERVICE_STUDIOS: ['https://a.example/studio', 'https://a.example/?b', 'ftp://a.example'],
  CONTENT_SERVICE_TRUSTED_PROXIES: ['10.0.0.0/8, ::1', '10.0.0.0/33', '10.0.0.0/', 'site', ',,'],
  CONTENT_SERVICE_URL: ['https://content.example', 'http://a:8080', 'https://a/', 'a.example'],
  CONTENT_WEBHOOK_URL: ['http://a.example/hook', 'https://user:password@a.example', 'ftp://a.b'],
  CONTENT_SERVICE_IMAGE_CACHE_MB: ['0', '1048576', '1048577', '-1', '1.5', 'much'],
  CONTENT_SERVICE_QUERY_TIMEOUT: ['1', '600', '601', '999', '0', '1e2'],
  CONTENT_SERVICE_QUERY_MEMORY_MB: ['64', '65536', '63', '65537', '99999'],
  CONTENT_SERVICE_QUERY_PROCESSES: ['2', '64', '1', '65', '99', 'two'],
};

describe('the site accepts of each variable of the content service what the service accepts', () => {
  it.each(Object.entries(values))('%s', (name, examples) => {
    const accepted = examples.filter((value) => parseServerEnv({ [name]: value }).ok);
    expect(accepted).toEqual(examples.filter((value) => parseEnv({ [name]: value }).ok));
    expect(accepted).not.toEqual([]);
  });

  it('with none left out', () => {
    const names = Object.keys(serverSchema.shape).filter((name) => name.startsWith('CONTENT_'));
    expect(names.toSorted()).toEqual(Object.keys(values).toSorted());
  });
});

it('the site has the same defaults as the content service', () => {
  expect(parseEnv({})).toMatchObject({
    value: {
      port: site.CONTENT_SERVICE_PORT,
      host: site.CONTENT_SERVICE_HOST,
      dataDir: resolve(site.CONTENT_SERVICE_DATA),
      imageCacheMegabytes: site.CONTENT_SERVICE_IMAGE_CACHE_MB,
      queries: {
        timeoutMs: site.CONTENT_SERVICE_QUERY_TIMEOUT * 1000,
        memoryMegabytes: site.CONTENT_SERVICE_QUERY_MEMORY_MB,
        processes: site.CONTENT_SERVICE_QUERY_PROCESSES,
      },
    },
  });
});

it('docs/operations.md states the default size of the cache of pictures', () => {
  const root = join(import.meta.dirname, '..', '..');
  const operations = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
  const { CONTENT_SERVICE_IMAGE_CACHE_MB: cache } = site;
  expect(operations).toContain(`\`CONTENT_SERVICE_IMAGE_CACHE_MB\`, ${cache} MB`);
});
