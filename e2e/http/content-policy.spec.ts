import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { pageKinds } from '../support/kinds.ts';

/** Dynamically rendered pages, and error pages. */
const others = [
  '/en/events?kind=tasting',
  '/de/karriere/nichts',
  '/en/d/winter-in-the-vaults',
  '/checkout-demo?locale=it',
];

const inline = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs;

for (const path of [...pageKinds.flatMap(({ paths }) => paths), ...others]) {
  test(`${path} runs only scripts of the site and its own inline scripts`, async ({
    baseURL,
    request,
  }) => {
    const response = await request.get(`${baseURL}${path}`);
    const policy = response.headers()['content-security-policy'] ?? '';
    const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    const own = [...(await response.text()).matchAll(inline)].map(
      ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
    );
    // Hosts from the environment: that of the tests has a tag manager.
    const [site, ...rest] = sources.split(' ').filter((source) => !/^https:/.test(source));
    expect(site).toBe("'self'");
    expect(new Set(rest)).toEqual(new Set(own));
  });
}

test('pages load only the sources in their policy, without inline styles or eval', async ({
  request,
}) => {
  for (const path of ['/en', '/de/kontakt', '/en/nothing']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const rules = new Map(
      policy.split('; ').map((rule) => rule.split(/ (.*)/s, 2) as [string, string]),
    );
    expect(rules.get('default-src'), path).toBe("'none'");
    expect(policy, path).not.toContain('unsafe-inline');
    expect(policy, path).not.toContain('unsafe-eval');
    for (const name of ['style-src', 'connect-src', 'img-src', 'base-uri', 'form-action']) {
      expect(rules.get(name), `${name} of ${path}`).toMatch(/^'self'/);
    }
    expect(rules.get('object-src'), path).toBe("'none'");
  }
});

test('a cached page keeps its content policy', async ({ request }) => {
  const first = await request.get('/en/faq');
  const again = await request.get('/en/faq', {
    headers: { 'If-None-Match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toBeUndefined();
});
