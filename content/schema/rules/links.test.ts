import { expect, it } from 'vitest';
import { settings } from '../../../lib/content/documents/settings/settings.schema.ts';
import { annotations } from '../../format/visits.ts';
import { saidOf } from '../../testing/said-of.ts';
import { validationContext } from '../../testing/validation-context.ts';
import { link } from '../objects/link.ts';
import { navigationItem, navigationLink } from '../objects/navigation.ts';
import { fitsOneLine, webAddresses } from './links.ts';
import {
  anchorMissing,
  externalUrlIn,
  linkText,
  linkUrl,
  pageOfAnchor,
  pathOfPage,
  pathOfTarget,
  shortLinkTextIn,
} from './messages.ts';

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

const contact = {
  _id: 'page-contact',
  _type: 'page',
  title: { en: 'Contact' },
  route: 'contact',
  sections: [
    { _type: 'heroSection', anchor: 'hours' },
    { _type: 'faqSection', categories: ['access'] },
  ],
};
const lift = { _id: 'lift', _type: 'faqEntry', category: 'access', anchor: 'lift' };
const tours = { _id: 'tours', _type: 'redirect', from: '/en/tours', to: '/en/contact' };
const toContact = { _type: 'reference', _ref: 'page-contact' };
const header = { _id: 'drafts.header', _type: 'navigation' };
const [textLink] = annotations;

/** Returns what an editor reads at a field of a link in a document. */
async function saidOfLink(
  type: Parameters<typeof saidOf>[0] | undefined,
  [name, parent]: readonly [string, Readonly<Record<string, unknown>>],
  document: typeof header = header,
) {
  const { context } = validationContext([contact, lift, tours], document);
  return type && (await saidOf(type, name, parent[name], { ...context, parent }));
}

it.each([
  ['link', link],
  ['link of the navigation', navigationItem],
  ['link in a text', textLink],
])('a %s to an anchor that the page does not have is refused', async (_, type) => {
  const said = (anchor: string) => saidOfLink(type, ['anchor', { page: toContact, anchor }]);
  expect(await said('map')).toEqual([`error: ${anchorMissing('map', 'Contact')}`]);
  for (const anchor of ['hours', '#hours', 'lift', 'content'])
    expect(await said(anchor)).toEqual([]);
});

it('an anchor without a page is one of the page on which the link is, drafts included', async () => {
  const said = (document: typeof header) =>
    saidOfLink(link, ['anchor', { anchor: 'map' }], document);
  expect(await said(header)).toEqual([`error: ${pageOfAnchor('map')}`]);
  expect(await said(contact)).toEqual([`error: ${anchorMissing('map', 'Contact')}`]);
  const sections = [{ _type: 'heroSection', anchor: 'map' }];
  const draft = { ...contact, _id: 'drafts.page-contact', sections };
  expect(await said(draft)).toEqual([]);
});

it.each([
  ['/en/nowhere', `error: ${pathOfPage('/en/nowhere')}`],
  ['/cs/kontakt#mapa', `error: ${anchorMissing('mapa', 'Contact')}`],
  ['#mapa', `error: ${pageOfAnchor('mapa')}`],
  ['/en/tours', `warning: ${pathOfTarget('/en/contact')}`],
])('the address %s in a text has the message: %s', async (href, message) => {
  expect(await saidOfLink(textLink, ['href', { href }])).toEqual([message]);
  expect(await saidOfLink(textLink, ['href', { href, page: toContact }])).toEqual([]);
});

it('a link to a page or to another website needs no query for other documents', async () => {
  const { context, fetch } = validationContext([contact], header);
  const parents = [{ page: toContact }, { href: 'https://example.com' }, {}];
  for (const parent of parents) {
    for (const name of ['anchor', 'href'] as const) {
      const value = 'href' in parent && name === 'href' ? parent.href : undefined;
      if (textLink) expect(await saidOf(textLink, name, value, { ...context, parent })).toEqual([]);
    }
  }
  expect(fetch).not.toHaveBeenCalled();
});
