import { beforeEach, expect, test, vi } from 'vitest';
import { categoryOfPurpose } from './category-data.ts';
import { recordChoice, writeRecord } from './consent-record.ts';
import { consentCookie, consentRevision, type OptionalCategory } from './consent-rules.ts';
import { prepareConsent } from './prepare-consent.ts';

/** Runs the script with the container of the tag manager, if any. */
const prepare = (tagManagerId: string | null = null, revision: number = consentRevision) =>
  prepareConsent(consentCookie.name, revision, categoryOfPurpose, tagManagerId, ['key', 'answer']);

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
};

/** Returns the data layer as the tag manager reads it: commands as arrays, events unchanged. */
const pushed = () =>
  window.dataLayer.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Array.from(entry as ArrayLike<unknown>)
      : entry,
  );

let cookies = vi.spyOn(document, 'cookie', 'get');
let loaded: HTMLScriptElement[] = [];

beforeEach(() => {
  cookies = vi.spyOn(document, 'cookie', 'get');
  loaded = [];
  // A test must not load anything.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    loaded.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
});

function chosen(categories: readonly OptionalCategory[]) {
  const record = recordChoice({ categories, language: 'en' }, null, new Date());
  cookies.mockReturnValue(`other=1; ${consentCookie.name}=${writeRecord(record)}`);
}

test('before a choice everything is denied, once, and nothing is loaded', () => {
  cookies.mockReturnValue('');
  expect(prepare('GTM-ABC1234')).toBe(false);
  expect(pushed()).toEqual([['consent', 'default', denied]]);
  expect(loaded).toEqual([]);
});

test('a returning visitor’s choice is pushed after the default and before the tag manager', () => {
  chosen(['analytics']);
  expect(prepare('GTM-ABC1234')).toBe(true);
  expect(pushed()).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    { event: 'cookie_consent_update' },
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ]);
  expect(loaded.map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
  ]);
});

test('a refusal loads nothing, a later agreement to ads loads the tag manager once', () => {
  chosen([]);
  expect(prepare('GTM-ABC1234')).toBe(true);
  expect(loaded).toEqual([]);
  window.consent.apply(['ads']);
  window.consent.apply(['ads', 'analytics']);
  expect(loaded).toHaveLength(1);
  expect(pushed()).toContainEqual([
    'consent',
    'update',
    {
      ...denied,
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    },
  ]);
});

test('without a container the data layer is updated, and nothing is loaded', () => {
  chosen(['ads']);
  prepare();
  expect(pushed()).toContainEqual({ event: 'cookie_consent_update' });
  expect(loaded).toEqual([]);
});

test('a page whose address only the visitor may know loads nothing', () => {
  chosen(['ads']);
  history.replaceState(null, '', '/en/newsletter/confirm?ref=hotel&key=a.b.c');
  prepare('GTM-ABC1234');
  window.consent.apply(['ads', 'analytics']);
  history.replaceState(null, '', '/en');
  expect(loaded).toEqual([]);
});

test.each([
  ['https://beer.example/en/forms/career?answer=1', ''],
  ['https://beer.example/en/careers?monkey=1', 'https://beer.example/en/careers?monkey=1'],
])('after %s, tags see the referrer “%s”', (referrer, seen) => {
  chosen(['ads']);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  prepare('GTM-ABC1234');
  expect(document.referrer).toBe(seen);
  expect(loaded).toHaveLength(1);
  Reflect.deleteProperty(document, 'referrer');
});

test('a choice for another revision or an invalid one is requested again', () => {
  chosen(['ads']);
  expect(prepare(null, consentRevision + 1)).toBe(false);
  for (const value of ['%', '{}', 'null', '%7B%22revision%22%3A1%7D']) {
    cookies.mockReturnValue(`${consentCookie.name}=${value}`);
    expect(prepare(), value).toBe(false);
    expect(pushed()).toEqual([['consent', 'default', denied]]);
  }
});
