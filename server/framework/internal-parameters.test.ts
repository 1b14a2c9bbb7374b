import { expect, it } from 'vitest';
import { removeInternalHeaders, withoutInternalParameters } from './internal-parameters.ts';

it.each([
  ['/en/faq?nxtPtoken=x', '/en/faq'],
  ['/en/faq?a=1&nxtPslug=x&b=%20c+d', '/en/faq?a=1&b=%20c+d'],
  ['/en/faq?%6extIslug=x&ref=hotel', '/en/faq?ref=hotel'],
])("removes the framework's parameters from %s", (target, left) => {
  expect(withoutInternalParameters(target)).toBe(left);
});

it.each(['/en/faq', '/en/faq?', '/en/faq?a=nxtP&nxt=1&&_rsc=x', '/?x=%E0%A4%A'])(
  'leaves %s as it is',
  (target) => {
    expect(withoutInternalParameters(target)).toBe(target);
  },
);

it('removes headers from which the framework would take a nonce', () => {
  const headers = { host: 'a', 'content-security-policy': "script-src 'nonce-x'" };
  removeInternalHeaders(headers);
  expect(headers).toEqual({ host: 'a' });
});
