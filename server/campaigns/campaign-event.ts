import type { IncomingMessage } from 'node:http';
import { splitTarget } from '../../lib/platform/http/split-target.ts';
import { isLocale } from '../../lib/platform/i18n/locales.ts';
import { hiddenQuery } from '../../lib/request/forwarded-query.ts';
import { matchRoute } from '../../lib/routing/match-route.ts';
import { splitPath } from '../../lib/routing/split-path.ts';
import type { CampaignEvent } from '../../lib/tickets/campaign/campaign-count.ts';
import { readQuery } from '../../lib/tickets/checkout/checkout-query.ts';
import { demoCheckout } from '../../lib/tickets/checkout/demo-checkout.ts';
import { codeNames, codesIn } from '../../lib/tickets/referral/codes-in.ts';
import { isPreview } from '../response-cache/cache-key.ts';
import { isPageView } from './is-page-view.ts';

/** Most requests have no code, and need no further look. */
const hasCode = new RegExp(`(?:^|&)(?:${codeNames.join('|')})=`);

/**
 * Returns the event to count if the request is answered with a page: an arrival at a public page from
 * elsewhere, or a purchase that begins in the demo checkout. Null for all other requests, for previews, and
 * without a code in the query. `studioUrl` is the origin of the Studio, if there is one: editors follow
 * links there to see the page.
 */
export function campaignEvent(
  request: IncomingMessage,
  studioUrl: string | undefined,
): CampaignEvent | null {
  const search = hiddenQuery(request);
  if (!hasCode.test(search) || isPreview(request) || !isPageView(request)) return null;
  const { path } = splitTarget(request.url ?? '');
  const query = new URLSearchParams(search);
  if (path === demoCheckout.path) return checkoutBegun(query);
  return isFromThisSite(request) || isFrom(studioUrl, request) ? null : arrival(path, query);
}

function checkoutBegun(query: URLSearchParams): CampaignEvent | null {
  const { product, locale, ref, dsc } = readQuery(query);
  return product.kind === 'booking' ? null : { stage: 'checkout', ref, dsc, locale };
}

function arrival(path: string, query: URLSearchParams): CampaignEvent | null {
  const [locale, ...segments] = splitPath(path) ?? [];
  if (!isLocale(locale) || !matchRoute(segments)) return null;
  const { ref = null, dsc = null } = codesIn(query);
  return { stage: 'arrival', ref, dsc, locale };
}

/** A visit goes on with the codes in its addresses; only its first page is an arrival. */
function isFromThisSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return referrer(headers)?.host === headers.host;
}

function isFrom(origin: string | undefined, { headers }: IncomingMessage): boolean {
  return origin !== undefined && referrer(headers)?.origin === origin;
}

/** The page that a link was on, or only its origin (RFC 9110, section 10.1.3). */
function referrer({ referer = '' }: IncomingMessage['headers']): URL | null {
  return URL.parse(referer);
}
