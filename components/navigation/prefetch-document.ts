import { prefetchAttribute, speculationRules } from '#lib/request/speculation-rules';

/**
 * How long a document may wait for its click, in milliseconds: as long as a payload that the router has
 * preloaded (decision 021). Browsers drop what no rule names any more.
 */
const maxAge = 30_000;

/**
 * Whether the document of a link to one of the site's pages may be prefetched: it is in another language,
 * so the router does not open it, it is not filtered, and the browser knows speculation rules. Links to
 * other languages get the filter and the codes of the present page when they are pressed, so from a page
 * with a query, the prefetched document would not be used.
 */
export function isPrefetchable({ hreflang, search }: HTMLAnchorElement): boolean {
  const isForeign = hreflang !== '' && hreflang !== document.documentElement.lang;
  const isPlain = search === '' && location.search === '';
  return isForeign && isPlain && HTMLScriptElement.supports?.('speculationrules') === true;
}

/** Lets the browser prefetch the document of a link. */
export function prefetchDocument(link: HTMLAnchorElement): void {
  link.setAttribute(prefetchAttribute, '');
  setTimeout(() => link.removeAttribute(prefetchAttribute), maxAge);
  if (document.querySelector('script[type=speculationrules]') === null) addRules();
}

/** Adds the rules by script: in the document, each would carry them for the few visitors who need them. */
function addRules(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = speculationRules;
  document.head.append(rules);
}
