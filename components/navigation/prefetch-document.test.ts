import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPrefetchable, prefetchDocument } from './prefetch-document';

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'en';
  knowRules(true);
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
});

/** The DOM of the tests knows no `HTMLScriptElement.supports`, as older browsers do not. */
function knowRules(areKnown: boolean): void {
  Object.defineProperty(HTMLScriptElement, 'supports', {
    configurable: true,
    value: (type: string) => areKnown && type === 'speculationrules',
  });
}

function linkTo(href: string, hreflang: string): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { href, hreflang });
  return link;
}

const czech = () => linkTo('/cs/muzeum', 'cs');

it('takes documents in other languages that are not filtered', () => {
  expect(isPrefetchable(czech())).toBe(true);
  expect(isPrefetchable(linkTo('/en/museum', 'en'))).toBe(false);
  expect(isPrefetchable(linkTo('/en/museum', ''))).toBe(false);
  expect(isPrefetchable(linkTo('/cs/akce?kind=music', 'cs'))).toBe(false);
});

it('takes none on a page with a query, which the link gets when it is pressed', () => {
  history.replaceState(null, '', '/en/events?kind=music');
  expect(isPrefetchable(czech())).toBe(false);
});

it('takes none where the browser knows no speculation rules', () => {
  knowRules(false);
  expect(isPrefetchable(czech())).toBe(false);
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  expect(isPrefetchable(czech())).toBe(false);
});

it('has rules that name the chosen links alone, once in a document', () => {
  const [chosen, other, later] = [czech(), czech(), czech()];
  prefetchDocument(chosen);
  prefetchDocument(later);
  const scripts = document.querySelectorAll('script[type=speculationrules]');
  expect(scripts).toHaveLength(1);
  const { prefetch } = JSON.parse(scripts[0]?.textContent ?? '');
  expect(prefetch).toHaveLength(1);
  const named = (link: Element) => link.matches(prefetch[0].where.selector_matches);
  expect([chosen, other, later].map(named)).toEqual([true, false, true]);
});

it('does not name a link that has got a query since', () => {
  const link = czech();
  prefetchDocument(link);
  const { prefetch } = JSON.parse(document.querySelector('script')?.textContent ?? '');
  link.search = '?ref=hotel';
  expect(link.matches(prefetch[0].where.selector_matches)).toBe(false);
});

it('names a link for half a minute, because a document that waits longer may be outdated', () => {
  const link = czech();
  prefetchDocument(link);
  const { prefetch } = JSON.parse(document.querySelector('script')?.textContent ?? '');
  vi.advanceTimersByTime(29_000);
  expect(link.matches(prefetch[0].where.selector_matches)).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(link.matches(prefetch[0].where.selector_matches)).toBe(false);
});
