import { describe, expect, it } from 'vitest';
import { type EnvSource, parseServerEnv } from './parse-server-env.ts';
import type { ServerEnv } from './server-env.ts';

const SECRET = 'a-secret-of-some-length';

function envOf(source: EnvSource): ServerEnv {
  const parsed = parseServerEnv(source);
  if (!parsed.ok) {
    throw new Error(parsed.problems.join('\n'));
  }
  return parsed.env;
}

function problemsOf(source: EnvSource): readonly string[] {
  const parsed = parseServerEnv(source);
  return parsed.ok ? [] : parsed.problems;
}

describe('parseServerEnv', () => {
  it('needs no variable: the embedded content service on loopback is the default', () => {
    expect(envOf({})).toEqual({
      nodeEnv: 'development',
      port: 3000,
      studioPort: 3334,
      siteUrl: 'http://localhost:3000',
      studioUrl: 'http://localhost:3334',
      content: {
        mode: 'embedded',
        projectId: 'embedded',
        dataset: 'production',
        apiVersion: '2026-01-01',
        apiHost: 'http://127.0.0.1:3333',
      },
      contentService: {
        host: '127.0.0.1',
        port: 3333,
        url: 'http://127.0.0.1:3333',
        dataFolder: '.data/content-service',
        origins: [],
        studios: ['http://localhost:3334'],
        webhookUrl: 'http://127.0.0.1:3000/api/revalidate',
      },
      responseCacheBytes: 64 * 1024 * 1024,
      warmsPictures: true,
      forms: {
        store: { engine: 'sqlite', file: '.data/submissions/submissions.sqlite' },
        dataFolder: '.data/submissions',
        trustedProxies: 0,
        mail: {
          from: 'website@beermuseum.example',
          fallbackTo: 'info@beermuseum.example',
          teamLocale: 'cs',
        },
        retentionDays: {
          career: 183,
          reservation: 365,
          subscription: 30,
          waitingList: 7,
          cookieChoice: 1277,
        },
      },
    });
  });

  it('treats an empty string as a variable that is not set', () => {
    const empty = { PORT: '', SITE_URL: '', SANITY_PROJECT_ID: '', RECAPTCHA_SITE_KEY: '' };
    expect(envOf(empty)).toEqual(envOf({}));
  });

  it('uses the demo checkout until a provider is set', () => {
    const scriptUrl = 'https://tickets.example.com/checkout.js';
    const pageUrl = 'https://tickets.example.com/';
    expect(envOf({}).checkout).toBeUndefined();
    expect(envOf({ CHECKOUT_SCRIPT_URL: scriptUrl }).checkout).toEqual({ scriptUrl });
    expect(envOf({ CHECKOUT_SCRIPT_URL: scriptUrl, CHECKOUT_PAGE_URL: pageUrl }).checkout).toEqual({
      scriptUrl,
      pageUrl,
    });
    expect(problemsOf({ CHECKOUT_PAGE_URL: pageUrl })).toEqual([
      'CHECKOUT_SCRIPT_URL: expected an address, because CHECKOUT_PAGE_URL is set',
    ]);
    expect(problemsOf({ CHECKOUT_SCRIPT_URL: 'http://tickets.example.com/' })).toHaveLength(1);
  });

  it.each(['https://tickets.example.com/shop#buy', 'https://tickets.example.com/shop#'])(
    'rejects %s as the page of the checkout, because an order is added to it',
    (pageUrl) => {
      const scriptUrl = 'https://tickets.example.com/checkout.js';
      const problems = problemsOf({ CHECKOUT_SCRIPT_URL: scriptUrl, CHECKOUT_PAGE_URL: pageUrl });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^CHECKOUT_PAGE_URL: expected an address .* without #/);
    },
  );

  it('derives the site URL from the port', () => {
    expect(envOf({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  });

  it.each([
    [{}, 'http://localhost:3334'],
    [{ PORT: '8080', STUDIO_PORT: '8081' }, 'http://localhost:8081'],
    [{ SITE_URL: 'https://www.example.com' }, undefined],
    [
      { SITE_URL: 'https://www.example.com', STUDIO_URL: 'https://studio.example.com' },
      'https://studio.example.com',
    ],
  ])('of %j, the Studio is at %s', (source, studioUrl) => {
    expect(envOf(source).studioUrl).toBe(studioUrl);
  });

  it('reads hosted content when a project id is set', () => {
    const source = { SANITY_PROJECT_ID: 'abc123de', SANITY_WEBHOOK_SECRET: SECRET };
    expect(envOf(source).content).toEqual({
      mode: 'hosted',
      projectId: 'abc123de',
      dataset: 'production',
      apiVersion: '2026-01-01',
      webhookSecret: SECRET,
    });
  });

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:3333'],
    ['::', 'http://127.0.0.1:3333'],
    ['::1', 'http://[::1]:3333'],
    ['content.internal', 'http://content.internal:3333'],
  ])('reaches a content service bound to %s at %s', (host, apiHost) => {
    const { content, contentService } = envOf({ CONTENT_SERVICE_HOST: host });
    expect(content).toMatchObject({ apiHost });
    expect(contentService.url).toBe(apiHost);
  });

  it('splits the list of origins', () => {
    const origins = 'http://localhost:3334, https://studio.example.com';
    expect(envOf({ CONTENT_SERVICE_ORIGINS: origins }).contentService.origins).toEqual([
      'http://localhost:3334',
      'https://studio.example.com',
    ]);
  });

  it.each([
    [{ STUDIO_PORT: '4000' }, ['http://localhost:4000']],
    [{ STUDIO_URL: 'https://a.example' }, ['https://a.example']],
    [{ CONTENT_SERVICE_STUDIOS: 'https://a.example/studio' }, ['https://a.example/studio']],
  ])('of %o, logins return to Studios at %j', (source, studios) => {
    expect(envOf(source).contentService.studios).toEqual(studios);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT: expected a whole number from 1 to 65535, got "abc"'],
    [{ PORT: '70000' }, 'PORT: expected a whole number from 1 to 65535, got "70000"'],
    [{ PORT: '0' }, 'PORT: expected a whole number from 1 to 65535, got "0"'],
    [{ SITE_URL: 'https://a.example/en' }, /^SITE_URL: expected an origin .*"https:\/\/a\.example/],
    [{ SITE_URL: 'https://a.example/' }, /^SITE_URL: expected an origin/],
    [{ SITE_URL: 'ftp://a.example' }, /^SITE_URL: expected an origin/],
    [{ STUDIO_URL: 'https://a.example/studio' }, /^STUDIO_URL: expected an origin/],
    [{ SANITY_DATASET: 'x'.repeat(65) }, /^SANITY_DATASET: expected up to 64/],
    [{ SANITY_API_VERSION: '2021-03-24' }, /^SANITY_API_VERSION: .* not before 2021-03-25/],
    [{ SANITY_API_VERSION: '2025-02-30' }, /^SANITY_API_VERSION: expected a date/],
    [{ SANITY_API_VERSION: '1' }, /^SANITY_API_VERSION: expected a date/],
    [{ SANITY_PROJECT_ID: 'abc123de' }, /^SANITY_WEBHOOK_SECRET: .* SANITY_PROJECT_ID is set/],
    [{ DATABASE_URL: 'mysql://a' }, /^DATABASE_URL: expected an address such as postgres:[^"]*$/],
    [{ DATABASE_URL: 'postgres://u@h/d' }, /^FORM_SECRET: .* because DATABASE_URL is set/],
    [{ REDIS_URL: 'redis://h' }, /^FORM_SECRET: .* because REDIS_URL is set/],
    [{ REDIS_URL: 'https://u:secret@h' }, /^REDIS_URL: expected an address such as [^,]*$/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL: expected an address such as smtps:/],
    [{ MAIL_FROM: 'us' }, /^MAIL_FROM: expected an e-mail address, got "us"/],
    [{ TRUSTED_PROXIES: 'all' }, /^TRUSTED_PROXIES: expected a number/],
    [{ RETENTION_CAREER_DAYS: '0' }, /^RETENTION_CAREER_DAYS: expected a whole number of days/],
    [{ RETENTION_NEWSLETTER_DAYS: '6' }, /^RETENTION_NEWSLETTER_DAYS: .* from 7 to 3650, got "6"/],
    [{ RECAPTCHA_MIN_SCORE: '2' }, /^RECAPTCHA_MIN_SCORE: expected a number from 0 to 1/],
    [{ NEWSLETTER_WEBHOOK_URL: 'https://l.example' }, /^NEWSLETTER_WEBHOOK_SECRET: .*both or none/],
    [{ GTM_ID: 'UA-12345-6' }, /^GTM_ID: .*GTM-ABC1234/],
    [{ RECAPTCHA_SITE_KEY: 'k' }, /^RECAPTCHA_SECRET_KEY: .*both or none/],
    [{ RECAPTCHA_SECRET_KEY: 'k' }, /^RECAPTCHA_SITE_KEY: .*both or none/],
    [{ CONTENT_SERVICE_ORIGINS: 'studio.example.com' }, /^CONTENT_SERVICE_ORIGINS: expected a /],
    [{ CONTENT_SERVICE_STUDIOS: 'https://a.example/?b' }, /^CONTENT_SERVICE_STUDIOS: expected a /],
    [{ CONTENT_SERVICE_TRUSTED_PROXIES: '10.0.0.0/33' }, /^CONTENT_SERVICE_TRUSTED_PROXIES: /],
    [{ CONTENT_SERVICE_TRUSTED_PROXIES: ',,' }, /^CONTENT_SERVICE_TRUSTED_PROXIES: /],
    [{ RESPONSE_CACHE_MB: '0' }, /^RESPONSE_CACHE_MB: expected a whole number .* from 1 /],
    [{ PICTURE_WARMUP: 'no' }, /^PICTURE_WARMUP: expected on or off/],
  ])('rejects %o with one line that names the variable', (source, line) => {
    const problems = problemsOf(source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(line);
  });

  it.each(['CDN_PURGE_URL', 'CONTENT_WEBHOOK_URL', 'NEWSLETTER_WEBHOOK_URL'])(
    'rejects a password in %s, which cannot be requested then, and never repeats it',
    (name) => {
      const more = {
        NEWSLETTER_WEBHOOK_SECRET: SECRET,
        NEWSLETTER_WEBHOOK_URL: 'https://a.example',
      };
      for (const url of [
        'https://user:hush@a.example/',
        'https://user@a.example/',
        'ftp://:hush@a',
      ]) {
        const problems = problemsOf({ ...more, [name]: url });
        expect(problems).toHaveLength(1);
        expect(problems[0]).toMatch(
          new RegExp(`^${name}: expected .* without a user name or password$`),
        );
      }
      expect(problemsOf({ ...more, [name]: 'https://a.example/purge' })).toEqual([]);
    },
  );

  it('reports every bad variable at once', () => {
    expect(problemsOf({ PORT: 'x', SITE_URL: 'y' })).toHaveLength(2);
  });

  it('never repeats a value that may be a secret', () => {
    const problems = problemsOf({ SANITY_READ_TOKEN: 'hush', SANITY_WEBHOOK_SECRET: 'hush' });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain('hush');
  });
});
