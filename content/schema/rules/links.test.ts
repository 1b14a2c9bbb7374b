import { expect, it } from 'vitest';
import { settings } from '../../../lib/content/documents/settings/settings.schema.ts';
import { link } from '../objects/link.ts';
import { navigationLink } from '../objects/navigation.ts';
import { fitsOneLine, webAddresses } from './links.ts';
import { externalUrlIn, linkText, linkUrl, shortLinkTextIn } from './messages.ts';

type Check = (value: unknown, context?: unknown) => unknown;

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

it('a promotion above the header has a warning in languages in which it is too long', () => {
  const label = { en: 'x'.repeat(50), cs: `  ${'ř'.repeat(50)} `, de: '', it: undefined };
  expect(fitsOneLine(undefined)).toBe(true);
  expect(fitsOneLine({ label: undefined, url: 'https://example.com' })).toBe(true);
  expect(fitsOneLine({ label })).toBe(true);
  const long = { ...label, de: 'x'.repeat(51), it: 'x'.repeat(80) };
  expect(fitsOneLine({ label: long })).toBe(shortLinkTextIn(['Deutsch', 'Italiano'], 50));
});

/** A rule of the editing tool as far as it is used here. */
interface OneRule {
  readonly check: Check;
  readonly isWarning: boolean;
  readonly custom: (check: Check) => OneRule;
  readonly warning: () => OneRule;
}

const aRule = (check: Check, isWarning = false): OneRule => ({
  check,
  isWarning,
  custom: (other) => aRule(other),
  warning: () => aRule(check, true),
});

/** Returns what the editing tool says of a link in the promotion of the settings. */
function saidOfPromotion(link: unknown) {
  const promotion = settings.fields.find(({ name }) => name === 'promoLink');
  const validation: unknown =
    promotion && 'validation' in promotion ? promotion.validation : undefined;
  if (typeof validation !== 'function') throw new Error('the promotion has no rules');
  const rules: readonly OneRule[] = validation(aRule(() => true));
  return rules
    .map(({ check, isWarning }) => ({ isWarning, message: check(link, {}) }))
    .filter(({ message }) => message !== true);
}

it('the settings warn about a long promotion, and refuse one without a link text', () => {
  const link = { url: 'https://example.com' };
  expect(saidOfPromotion(link)).toEqual([{ isWarning: false, message: linkText }]);
  expect(saidOfPromotion({ ...link, label: { en: 'x'.repeat(51) } })).toEqual([
    { isWarning: true, message: shortLinkTextIn(['English'], 50) },
  ]);
});
