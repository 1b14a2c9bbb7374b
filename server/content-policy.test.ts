import { expect, it } from 'vitest';
import { contentPolicy, type PolicyEnv } from './content-policy.ts';

const alone: PolicyEnv = { forms: {} };

/** What a policy says of one thing. */
function rule(name: string, env: PolicyEnv, scripts: readonly string[] | null = []) {
  const rules = contentPolicy(env, scripts).split('; ');
  return rules.find((one) => one.startsWith(`${name} `)) ?? null;
}

it('lets forms lead to the provider of the checkout, and nowhere else', () => {
  const scriptUrl = 'https://cdn.example.com/checkout.js';
  const pageUrl = 'https://tickets.example.com/shop?id=7';
  expect(rule('form-action', alone)).toBe("form-action 'self'");
  expect(rule('form-action', { ...alone, checkout: { scriptUrl, pageUrl } })).toBe(
    "form-action 'self' https://tickets.example.com",
  );
});

it('lets the site’s own scripts run and those that a page names', () => {
  expect(rule('script-src', alone, ["'sha256-abc'"])).toBe("script-src 'self' 'sha256-abc'");
  expect(rule('script-src', alone, null)).toBeNull();
});

it('names others where the environment does', () => {
  const checkout = { scriptUrl: 'https://cdn.example.com/checkout.js' };
  expect(rule('script-src', { ...alone, checkout })).toBe(
    "script-src 'self' https://cdn.example.com",
  );
  expect(rule('script-src', { ...alone, tagManagerId: 'GTM-ABC1234' })).toContain(
    ' https://www.googletagmanager.com',
  );
  const recaptcha = { siteKey: 'k', secretKey: 's', minScore: 0.5, unverified: 'accept' } as const;
  expect(rule('script-src', { forms: { recaptcha } })).toBe(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
});
