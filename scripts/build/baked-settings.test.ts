import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import type { ServerVariables } from '../../lib/platform/env/server-schema.ts';
import { bakedSettings } from './baked-settings.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

const secret = 'a-secret-of-some-length';
const FORM_SECRET = 'a-secret-of-forms-in-tests';

/** Every variable that becomes part of pages, with a value that is not its default. */
const baked = {
  SITE_URL: 'https://www.example.com',
  GTM_ID: 'GTM-ABC1234',
  CHECKOUT_SCRIPT_URL: 'https://tickets.example.com/checkout.js',
  CHECKOUT_PAGE_URL: 'https://tickets.example.com/',
  RECAPTCHA_SITE_KEY: 'key',
  SANITY_PROJECT_ID: 'abc123de',
  SANITY_DATASET: 'other',
  SANITY_API_VERSION: '2025-01-01',
  FORM_SECRET: 'another-secret-of-forms',
  MAIL_FALLBACK_TO: 'team@example.com',
  RETENTION_CAREER_DAYS: '30',
  RETENTION_RESERVATION_DAYS: '30',
  RETENTION_NEWSLETTER_DAYS: '60',
};
const names = Object.keys(baked);
const hosted = names.filter((name) => name.startsWith('SANITY_'));

/** Variables that another one requires. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CHECKOUT_PAGE_URL: { CHECKOUT_SCRIPT_URL: baked.CHECKOUT_SCRIPT_URL },
  RECAPTCHA_SITE_KEY: { RECAPTCHA_SECRET_KEY: 'secret' },
  SANITY_PROJECT_ID: { SANITY_WEBHOOK_SECRET: secret },
};

function bakedOf(source: Readonly<Record<string, string>>): string {
  const parsed = parseServerEnv({ FORM_SECRET, ...source });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return JSON.stringify(bakedSettings(parsed.env));
}

describe('a build is not current after a change of', () => {
  it.each(Object.entries(baked))('%s', (name, value) => {
    expect(bakedOf({ ...needed[name], [name]: value })).not.toBe(bakedOf({}));
  });
});

/** Every other variable, with a value that is not its default: each is in one of the two lists. */
const others: Readonly<Record<Exclude<keyof ServerVariables, keyof typeof baked>, string>> = {
  NODE_ENV: 'production',
  PORT: '4000',
  STUDIO_PORT: '4001',
  STUDIO_URL: 'https://studio.example.com',
  SANITY_READ_TOKEN: secret,
  SANITY_WRITE_TOKEN: secret,
  SANITY_WEBHOOK_SECRET: secret,
  CONTENT_SERVICE_PORT: '4002',
  CONTENT_SERVICE_HOST: 'content.internal',
  CONTENT_SERVICE_DATA: 'elsewhere',
  CONTENT_SERVICE_ORIGINS: 'https://tool.example.com',
  CONTENT_SERVICE_STUDIOS: 'https://studio.example.com',
  CONTENT_SERVICE_TRUSTED_PROXIES: '10.0.0.0/8',
  CONTENT_SERVICE_URL: 'https://content.example.com',
  CONTENT_WEBHOOK_URL: 'https://www.example.com/api/revalidate',
  CONTENT_SERVICE_IMAGE_CACHE_MB: '100',
  CONTENT_SERVICE_QUERY_TIMEOUT: '20',
  CONTENT_SERVICE_QUERY_MEMORY_MB: '200',
  CONTENT_SERVICE_QUERY_PROCESSES: '3',
  DATABASE_URL: 'postgres://site@database.example.com/site',
  SUBMISSIONS_DATA: 'elsewhere',
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'web@example.com',
  MAIL_TEAM_LOCALE: 'en',
  CLAMD_URL: 'tcp://127.0.0.1:3310',
  NEWSLETTER_WEBHOOK_URL: 'https://list.example.com/hook',
  NEWSLETTER_WEBHOOK_SECRET: secret,
  RETENTION_WAITING_LIST_DAYS: '30',
  RETENTION_COOKIE_CHOICE_DAYS: '400',
  RECAPTCHA_SECRET_KEY: 'another',
  RECAPTCHA_MIN_SCORE: '0.9',
  RECAPTCHA_UNVERIFIED: 'refuse',
  METRICS_TOKEN: secret,
  CDN_PURGE_URL: 'https://cdn.example.com/purge',
  CDN_PURGE_TOKEN: secret,
  REDIS_URL: 'redis://cache.example.com',
  RESPONSE_CACHE_MB: '100',
  PICTURE_WARMUP: 'off',
};

it('a build stays current after a change of what only running processes read', () => {
  // By default the address of the site has its port; the two keys are accepted together only.
  const { SITE_URL, RECAPTCHA_SITE_KEY } = baked;
  const site = { SITE_URL, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY: 'secret' };
  expect(bakedOf({ ...site, ...others })).toBe(bakedOf(site));
});

describe('every setting that becomes part of pages', () => {
  it('is given to the build of the image', () => {
    const dockerfile = read('deploy', 'Dockerfile');
    const given = dockerfile.match(/(?<=^ARG |type=secret,id=)\w+/gm);
    expect(given).toEqual(expect.arrayContaining(names));
  });

  it('is given by compose.yaml, but for those of hosted content', () => {
    const build = /^ {4}build:\n(?: {6}.*\n)*/m.exec(read('deploy', 'compose.yaml'))?.[0] ?? '';
    expect(names.filter((name) => !build.includes(name)).toSorted()).toEqual(hosted.toSorted());
  });

  it('is named by docs/operations.md', () => {
    const sentence = /^.*are written into pages; after a change.*$/m;
    const [line = ''] = sentence.exec(read('docs', 'operations.md')) ?? [];
    expect(names.filter((name) => !line.includes(`\`${name}\``))).toEqual([]);
  });
});
