import type { IncomingMessage } from 'node:http';
import type { Locale } from '../platform/i18n/locales.ts';
import { localeCookie } from '../routing/locale-cookie.ts';
import { negotiateLocale } from '../routing/negotiate-locale.ts';
import { resolvePath } from '../routing/resolve-path.ts';
import type { SlugIndex } from '../routing/slug-index.ts';
import { resolveDemoCheckout } from './demo-checkout-path.ts';
import { isPageTarget } from './preview/page-target.ts';
import { outcomePageAt } from './preview/preview-outcome.ts';

/** Doubled slashes and backslashes, which the framework redirects. */
const otherSpelling = /\/\/|\\/;
const chosenLocale = new RegExp(`(?:^|;)\\s*${localeCookie.name}=([^;]*)`);

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
  const [, chosen] = chosenLocale.exec(headers.cookie ?? '') ?? [];
  return resolution.locale ?? negotiateLocale(chosen, headers['accept-language'] ?? null);
}
