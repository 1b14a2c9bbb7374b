import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
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

/** What a variable is only accepted with. */
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

it('a build stays current after a change of what only the server reads', () => {
  const others = {
    SANITY_READ_TOKEN: secret,
    SMTP_URL: 'smtp://mail.example.com',
    RETENTION_WAITING_LIST_DAYS: '30',
    CDN_PURGE_URL: 'https://cdn.example.com/purge',
  };
  expect(bakedOf(others)).toBe(bakedOf({}));
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
