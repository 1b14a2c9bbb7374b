import { expect, it } from 'vitest';
import { link } from '../objects/link.ts';
import { navigationLink } from '../objects/navigation.ts';
import { webAddresses } from './links.ts';
import { externalUrlIn, linkUrl } from './messages.ts';

type Check = (value: unknown) => unknown;

/** Returns the URL field's own rules, and whether the tool's rule for URLs accepts a scheme. */
function rulesOfUrl({ fields }: typeof link | typeof navigationLink) {
  const checks: Check[] = [];
  let scheme = /^https?$/;
  const rule = {
    required: () => rule,
    uri: (options: { readonly scheme: RegExp }) => {
      scheme = options.scheme;
      return rule;
    },
    custom: (check: Check) => {
      checks.push(check);
      return rule;
    },
  };
  const url = fields.find(({ name }) => name === 'url');
  const validation: unknown = url && 'validation' in url ? url.validation : undefined;
  if (typeof validation !== 'function') throw new Error('the URL has no rules');
  validation(rule);
  return { checks, accepts: (name: string) => scheme.test(name) };
}

it.each([
  ['link', link],
  ['link of the navigation', navigationLink],
])('the URL of a %s may be that of a website, an email or a telephone', (_, type) => {
  const { checks, accepts } = rulesOfUrl(type);
  const answers = (value: string) => checks.map((check) => check(value));
  for (const url of ['https://example.com', 'mailto:jana@example.com', 'tel:+420555010010']) {
    expect(answers(url)).toEqual([true]);
    expect(accepts(url.slice(0, url.indexOf(':')))).toBe(true);
  }
  for (const url of ['/en/contact', '#hours', 'javascript:alert(1)']) {
    expect(answers(url)).toEqual([linkUrl]);
  }
});

it('a localized URL is complete in each language it has', () => {
  expect(webAddresses(undefined)).toBe(true);
  expect(webAddresses({ en: 'https://example.com', cs: ' ', it: 'www.example.com' })).toBe(true);
  const unfit = { en: 'https://example.com', cs: 'example.com', de: '/de/faq' };
  expect(webAddresses(unfit)).toBe(externalUrlIn(['Česky', 'Deutsch']));
});
