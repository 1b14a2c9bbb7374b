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

it.each([
  ['content-security-policy', "script-src 'nonce-x'"],
  ['x-prerender-revalidate', 'the value of the Draft Mode cookie'],
])('removes %s, by which the framework would change shared pages', (name, value) => {
  const headers = { host: 'a', [name]: value };
  removeInternalHeaders(headers);
  expect(headers).toEqual({ host: 'a' });
});
