import type { IncomingMessage } from 'node:http';
import type { Locale } from '../platform/i18n/locales.ts';
import { localeOfHeaders } from '../routing/locale-of-headers.ts';
import { resolvePath } from '../routing/resolve-path.ts';
import type { SlugIndex } from '../routing/slug-index.ts';
import { resolveDemoCheckout } from './demo-checkout-path.ts';
import { isPageTarget } from './preview/page-target.ts';
import { outcomePageAt } from './preview/preview-outcome.ts';

/** Doubled slashes and backslashes, which the framework redirects. */
const otherSpelling = /\/\/|\\/;

/**
 * Returns the language of the not-found page with which the middleware would respond to a request
 * for a path, according to the slug index. Null if there may be something at the path: only the
 * middleware knows.
 */
export function unknownPathLocale(
  path: string,
  headers: IncomingMessage['headers'],
  index: SlugIndex,
): Locale | null {
  const url = otherSpelling.test(path) ? null : URL.parse(path, 'http://site.invalid');
  if (!url || !isPageTarget(path)) return null;
  if (outcomePageAt(url.pathname) || resolveDemoCheckout(url)) return null;
  const resolution = resolvePath(url.pathname, index);
  if (resolution.kind !== 'not-found') return null;
  return resolution.locale ?? localeOfHeaders(headers);
}
