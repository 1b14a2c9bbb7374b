import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { speculationRules } from '../../lib/request/speculation-rules.ts';
import { documentKinds, pageKinds } from '../support/kinds.ts';
import { firstPathAt } from '../support/sitemaps.ts';

/** Dynamically rendered pages, and error pages. */
const others = ['/en/events?kind=tapping', '/de/karriere/nichts', '/checkout-demo?locale=it'];

const inline = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>(.*?)<\/script>/gs;

/** Expects that a page runs only scripts of the site, its own inline scripts and the rules they add. */
async function expectOwnScripts(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  const policy = response.headers()['content-security-policy'] ?? '';
  const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  const own = [...(await response.text()).matchAll(inline)].map(([, source = '']) => source);
  const allowed = [...own, speculationRules].map(
    (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  // Hosts from the environment: that of the tests has a tag manager.
  const [site, ...rest] = sources.split(' ').filter((source) => !/^https:/.test(source));
  expect(site).toBe("'self'");
  expect(new Set(rest)).toEqual(new Set(allowed));
}

for (const path of [...pageKinds.flatMap(({ paths }) => paths), ...others]) {
  test(`${path} runs only scripts of the site and its own inline scripts`, async ({
    baseURL,
    request,
  }) => {
    await expectOwnScripts(request, `${baseURL}${path}`);
  });
}

for (const { kind, prefixes } of documentKinds) {
  test(`the page of the kind ${kind} runs only scripts of the site and its own inline scripts`, async ({
    request,
  }) => {
    for (const prefix of prefixes) {
      await expectOwnScripts(request, await firstPathAt(request, prefix));
    }
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
