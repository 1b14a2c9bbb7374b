import { expect, it } from 'vitest';
import { contentPolicy } from './content-policy.ts';

it('lets forms lead to the provider of the checkout, and nowhere else', () => {
  const scriptUrl = 'https://cdn.example.com/checkout.js';
  const pageUrl = 'https://tickets.example.com/shop?id=7';
  expect(contentPolicy({})).toMatch(/form-action 'self'(;|$)/);
  expect(contentPolicy({ checkout: { scriptUrl, pageUrl } })).toMatch(
    /form-action 'self' https:\/\/tickets\.example\.com(;|$)/,
  );
});
