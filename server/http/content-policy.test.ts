import { expect, it } from 'vitest';
import { contentPolicy, type InlineParts, type PolicyEnv } from './content-policy.ts';

const none: InlineParts = { scripts: [], styles: [] };

const alone: PolicyEnv = {
  siteUrl: 'http://localhost:3000',
  content: {
    mode: 'embedded',
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2026-01-01',
    apiHost: 'http://127.0.0.1:3001',
  },
  forms: {},
};

/** Returns one directive of the policy, or null if it is missing. */
function rule(name: string, env: PolicyEnv, inline: InlineParts | null = none) {
  const rules = contentPolicy(env, inline).split('; ');
  return rules.find((one) => one === name || one.startsWith(`${name} `)) ?? null;
}

it('allows only what is listed', () => {
  expect(contentPolicy(alone, none)).toBe(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "img-src 'self' data:",
      "media-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'self'",
      "base-uri 'self'",
      "object-src 'none'",
      "form-action 'self'",
    ].join('; '),
  );
});

it('allows forms to be sent to the checkout provider, and nowhere else', () => {
  const scriptUrl = 'https://cdn.example.com/checkout.js';
  const pageUrl = 'https://tickets.example.com/shop?id=7';
  expect(rule('form-action', { ...alone, checkout: { scriptUrl, pageUrl } })).toBe(
    "form-action 'self' https://tickets.example.com",
  );
});

it('allows the listed inline scripts and styles', () => {
  const inline = { scripts: ["'sha256-abc'"], styles: ["'sha256-def'"] };
  expect(rule('script-src', alone, inline)).toBe("script-src 'self' 'sha256-abc'");
  expect(rule('style-src', alone, inline)).toBe("style-src 'self' 'unsafe-hashes' 'sha256-def'");
});

it('allows the Studio to show a page in its frame, and no other origin', () => {
  const studio = 'https://studio.example.com';
  const withStudio = contentPolicy(alone, none, studio);
  expect(withStudio).toContain(`; frame-ancestors ${studio}; `);
  expect(rule('frame-ancestors', alone)).toBe("frame-ancestors 'self'");
});

it('leaves scripts and styles unrestricted in development', () => {
  expect(contentPolicy(alone, null)).not.toMatch(/-src '(self|none)'(?<!object-src 'none')/);
});

it('adds the third-party origins that the environment configures', () => {
  const checkout = { scriptUrl: 'https://cdn.example.com/checkout.js' };
  for (const name of ['script', 'style', 'connect', 'frame', 'img', 'font']) {
    expect(rule(`${name}-src`, { ...alone, checkout })).toMatch(/ https:\/\/cdn\.example\.com$/);
  }
  expect(rule('script-src', { ...alone, tagManagerId: 'GTM-ABC1234' })).toContain(
    ' https://www.googletagmanager.com',
  );
  const recaptcha = { siteKey: 'k', secretKey: 's', minScore: 0.5, unverified: 'accept' } as const;
  expect(rule('script-src', { ...alone, forms: { recaptcha } })).toBe(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  const content = {
    mode: 'hosted',
    projectId: 'abc12345',
    dataset: 'production',
    apiVersion: '2026-01-01',
    webhookSecret: 's',
  } as const;
  expect(rule('img-src', { ...alone, content })).toBe("img-src 'self' data: https://cdn.sanity.io");
});

it('upgrades insecure requests on an https site', () => {
  const https = { ...alone, siteUrl: 'https://museum.example' };
  expect(rule('upgrade-insecure-requests', https)).not.toBeNull();
  expect(rule('upgrade-insecure-requests', alone)).toBeNull();
});
