import type { IncomingMessage } from 'node:http';
import { draftCookieName, previewCookieName } from '../../lib/content/preview/preview-cookie.ts';
import { isLocale } from '../../lib/platform/i18n/locales.ts';
import { hiddenQuery } from '../../lib/request/forwarded-query.ts';
import { filterParameters } from '../../lib/request/listing/list-route.ts';
import { isForwardedLink } from '../../lib/request/preview/forwarded-link.ts';

/** Headers by which the framework varies its responses, or which it sends to itself. */
const ofFramework = /^(?:rsc$|next-|x-(?:invoke|matched-path|middleware|next|prerender))/;

/**
 * Returns the key of the stored response to a request for a public page: its path, and the filter of
 * a list as written in the address. Null for every request whose response must be neither stored nor
 * taken from the cache: other methods than GET and HEAD, previews, credentials, the router's
 * payloads, and what is not a page with its language in the path.
 */
export function cacheKey(request: IncomingMessage): string | null {
  const { method = '', headers, url = '' } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || url.includes('?') || !isLocale(url.split('/', 2)[1])) return null;
  if (headers.authorization !== undefined || isPreview(request)) return null;
  if (Object.keys(headers).some((name) => ofFramework.test(name))) return null;
  const filter = hiddenQuery(request).split('&').filter(isOfFilter);
  return filter.length > 0 ? `${url}?${filter.join('&')}` : url;
}

/** Whether a request has a preview link or cookies of a preview, valid or not. */
function isPreview(request: IncomingMessage): boolean {
  const { cookie = '' } = request.headers;
  const hasCookie = cookie.includes(previewCookieName) || cookie.includes(draftCookieName);
  return hasCookie || isForwardedLink(request);
}

/** Whether a piece of a query, `name=value`, is a parameter of a filter. */
function isOfFilter(piece: string): boolean {
  const [[name = ''] = []] = new URLSearchParams(piece);
  return filterParameters.has(name);
}
