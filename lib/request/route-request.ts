import { type NextRequest, NextResponse } from 'next/server';
import {
  draftCookieName,
  pendingCookieName,
  pendingCookieOptions,
} from '../content/preview/preview-cookie.ts';
import { isSharedLinkToken } from '../content/preview/shared-link.ts';
import { serverEnv } from '../platform/env/server.ts';
import { isNavigation } from '../platform/http/is-navigation.ts';
import { privateResponse } from '../platform/http/private-response.ts';
import { isLocale, type Locale, localeFrom } from '../platform/i18n/locales.ts';
import { localeInPlaceOf } from '../routing/locale-of-path.ts';
import { preferredLocale } from '../routing/preferred-locale.ts';
import { type Resolution, resolveFixedPath, resolvePath } from '../routing/resolve-path.ts';
import { isServicePath } from '../routing/service-path.ts';
import type { SlugIndex } from '../routing/slug-index.ts';
import { splitPath } from '../routing/split-path.ts';
import { visitDaysSegment } from '../routing/visit-days-path.ts';
import { experienceParameter } from '../tickets/party/read-party.ts';
import { answerList } from './answer-list.ts';
import { resolveDemoCheckout } from './demo-checkout-path.ts';
import { hasContent, hasExperience } from './has-content.ts';
import { notFoundPath } from './internal-paths.ts';
import { queryValue } from './listing/filter.ts';
import { isPreviewLink } from './preview/forwarded-link.ts';
import { openPreview } from './preview/open-preview.ts';
import { outcomePageAt } from './preview/preview-outcome.ts';
import { previewTokenOf, readPreviewCookies } from './preview/read-preview-cookies.ts';
import { showOutcome } from './preview/show-outcome.ts';
import type { LimitName } from './rate-limit/limits.ts';
import { currentSlugIndex } from './slug-index-cache.ts';
import { unlessExhausted, withinLimit } from './within-limit.ts';

/**
 * Handles a request for a page: renders it by its internal segment, redirects it to its canonical
 * address (with its query), renders a filtered list, or renders the not-found page with status 404.
 */
export async function routeRequest(request: NextRequest): Promise<NextResponse> {
  if (isPreviewLink(request.headers)) return openPreview(request);
  const { pathname } = request.nextUrl;
  const outcome = outcomePageAt(pathname);
  if (outcome) {
    return withinLimit('ownPage', request, outcome.locale, () => showOutcome(request, outcome));
  }
  const preview = await readPreviewCookies(request);
  if (preview === 'limited') {
    // The page, which checks its token too, must not be rendered.
    const locale = localeInPlaceOf(pathname);
    return withinLimit('ownPage', request, locale, () => showLimited(request, locale));
  }
  const resolution =
    demoCheckoutFor(request) ??
    resolveFixedPath(pathname) ??
    resolvePath(pathname, await slugIndexFor(preview));
  switch (resolution.kind) {
    case 'render': {
      const missing = await localeOfMissing(request);
      if (missing) return notFound(request, missing, preview);
      const render = () => renderPage(request, resolution.path);
      return isRenderedWithoutPreview(request, preview)
        ? withinLimit('ownPage', request, localeInPlaceOf(pathname), render)
        : render();
    }
    case 'redirect':
      return leadsToItself(request, resolution.to)
        ? notFound(request, localeInPlaceOf(pathname), preview)
        : redirect(request, resolution.to, resolution.permanent);
    case 'choose-locale':
      return chooseLocale(request);
    case 'not-found':
      return notFound(request, resolution.locale ?? preferredLocale(request), preview);
    case 'malformed':
      return new NextResponse('Bad request', { status: 400 });
  }
}

/**
 * Returns the language of a page without a document that can be rendered, or null. Editors in
 * preview get the page with an explanation instead, everybody else the not-found page.
 */
async function localeOfMissing(request: NextRequest): Promise<Locale | null> {
  if (previewTokenOf(request) !== null) return null;
  const { pathname, searchParams } = request.nextUrl;
  const [locale, ...segments] = splitPath(pathname) ?? [];
  if (!isLocale(locale)) return null;
  const isFound =
    segments.join('/') === visitDaysSegment
      ? await hasExperience(queryValue(searchParams, experienceParameter))
      : await hasContent(segments, locale);
  return isFound ? null : locale;
}

/** Resolves the demo checkout, which exists only if no provider is configured. */
function demoCheckoutFor({ nextUrl }: NextRequest): Resolution | null {
  return serverEnv.checkout ? null : resolveDemoCheckout(nextUrl);
}

/** Renders the page that a preview shows in place of any other while too many tokens are refused. */
function showLimited(request: NextRequest, locale: Locale): NextResponse {
  const { pathname, search } = request.nextUrl;
  const response = showOutcome(request, { locale, outcome: 'limited' }, pathname + search);
  // Another attempt is made with the token of this preview, not with that of a link.
  const { path } = pendingCookieOptions(serverEnv.siteUrl);
  response.cookies.delete({ name: pendingCookieName, path });
  return response;
}

type Preview = Awaited<ReturnType<typeof readPreviewCookies>>;

/**
 * Returns the index for resolving a request: in a preview, one that includes drafts. If that cannot be
 * read, returns the public one: unverified cookies may be forged, and a page would be rendered and
 * cached for every address requested with them.
 */
async function slugIndexFor(preview: Preview): Promise<SlugIndex | null> {
  return isShown(preview) ? preview : currentSlugIndex();
}

/** Whether a preview shows drafts; otherwise there is none, or its token could not be accepted. */
function isShown(preview: Preview): preview is SlugIndex {
  return preview !== null && typeof preview !== 'string';
}

/**
 * Whether a page would be rendered for this request alone, although it shows no drafts: the Draft Mode
 * cookie is the same for everybody, and stays valid when a preview token does not.
 */
function isRenderedWithoutPreview({ cookies }: NextRequest, preview: Preview): boolean {
  return cookies.has(draftCookieName) && !isShown(preview);
}

/** Whether the shared link with which a visitor came is no longer valid. */
function hasLinkEnded(request: NextRequest, preview: Preview): boolean {
  const token = previewTokenOf(request);
  return token !== null && isSharedLinkToken(token) && preview === 'refused';
}

/** Renders the page at an internal path, or a list with its filter. */
async function renderPage(request: NextRequest, path: string): Promise<NextResponse> {
  const answer = answerList(path, request.nextUrl.searchParams, new Date());
  const [locale, ...segments] = splitPath(path) ?? [];
  const within = (name: LimitName, rewrite: () => NextResponse) =>
    withinLimit(name, request, localeFrom(locale), rewrite);
  switch (answer?.kind) {
    case 'tidy':
      return NextResponse.redirect(withSearch(request.nextUrl, answer.search), 307);
    case 'filtered':
      return unlessExhausted('filterRendering', request, localeFrom(locale), () =>
        within('filter', () =>
          NextResponse.rewrite(withSearch(at(request, answer.path), ''), {
            headers: privateResponse,
          }),
        ),
      );
    case undefined:
      if (isServicePath(segments)) {
        return within('ownPage', () => NextResponse.rewrite(at(request, path)));
      }
      // All visitors share one rendering of a page: it must not contain the query of the first one.
      return NextResponse.rewrite(withSearch(at(request, path), ''));
  }
}

function withSearch(url: URL, search: string): URL {
  const changed = new URL(url);
  changed.search = search;
  return changed;
}

/** Returns the same address with another path; the query stays. */
function at(request: NextRequest, path: string): URL {
  const url = request.nextUrl.clone();
  url.pathname = path;
  return url;
}

/**
 * Whether a redirect leads to the requested path itself, under any name of this host: editors enter
 * addresses with other names than the configured one, which only a request shows. The same holds for
 * an address of this host whose path names another one (`//host`): Next.js sends only the path.
 */
function leadsToItself({ nextUrl, headers }: NextRequest, to: string): boolean {
  const { host, pathname } = new URL(to, nextUrl);
  const isHere = host === nextUrl.host || host === headers.get('host');
  return isHere && (pathname === nextUrl.pathname || pathname.startsWith('//'));
}

/**
 * Redirects to an address. The client-side router, which follows a redirect to the payload of a page,
 * loses the query and the anchor of the address on the way: it gets an empty response (204) instead, and
 * makes the browser open the link.
 */
function redirect(request: NextRequest, to: string, permanent: boolean): NextResponse {
  const target = withQuery(new URL(to, request.nextUrl), request.nextUrl.search);
  if ((target.search || target.hash) && !isNavigation(request.headers)) {
    return new NextResponse(null, { status: 204, headers: privateResponse });
  }
  const response = NextResponse.redirect(target, permanent ? 308 : 307);
  // A browser would cache a permanent redirect, and be caught in a loop once it is reversed.
  response.headers.set('Cache-Control', 'no-cache');
  return response;
}

/**
 * Returns an address with a visitor's query. Where it has one of its own, parameters are added whose
 * names it does not have: those of a campaign, for example, to a filter.
 */
function withQuery(target: URL, search: string): URL {
  if (!target.search) return withSearch(target, search);
  const own = new Set(target.searchParams.keys());
  const added = [...new URLSearchParams(search)].filter(([name]) => !own.has(name));
  const query = new URLSearchParams(added).toString();
  return query === '' ? target : withSearch(target, `${target.search}&${query}`);
}

/**
 * Redirects the root to the visitor's language. The response depends on the visitor, so shared
 * caches must not reuse it.
 */
function chooseLocale(request: NextRequest): NextResponse {
  const response = redirect(request, `/${preferredLocale(request)}`, false);
  response.headers.set('Vary', 'Accept-Language, Cookie');
  response.headers.set('Cache-Control', privateResponse['Cache-Control']);
  return response;
}

async function notFound(
  request: NextRequest,
  locale: Locale,
  preview: Preview,
): Promise<NextResponse> {
  if (hasLinkEnded(request, preview)) {
    const ended = { locale, outcome: 'ended' } as const;
    return withinLimit('ownPage', request, locale, () => showOutcome(request, ended));
  }
  const url = withSearch(at(request, notFoundPath(locale)), '');
  return withinLimit('notFound', request, locale, () =>
    NextResponse.rewrite(url, { status: 404, headers: privateResponse }),
  );
}
