import { type NextRequest, NextResponse } from 'next/server';
import { serverEnv } from '../env/server.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { checkToken } from '../preview/check-token.ts';
import { isTokenForm, previewCookieName } from '../preview/preview-cookie.ts';
import { withPreviewLink } from '../preview/preview-link.ts';
import { answerList } from './answer-list.ts';
import { resolveDemoCheckout } from './demo-checkout-path.ts';
import { localeCookie } from './locale-cookie.ts';
import { negotiateLocale } from './negotiate-locale.ts';
import { type Resolution, resolveFixedPath, resolvePath } from './resolve-path.ts';
import type { SlugIndex } from './slug-index.ts';
import { currentSlugIndex } from './slug-index-cache.ts';

/**
 * Answers a request for a page: draws it by its internal segment, redirects it to its right
 * address (query kept), draws a list filtered, or draws the not-found page with status 404.
 */
export async function routeRequest(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const token = searchParams.get('token');
  if (token !== null) return openPreview(request, token);
  const resolution =
    demoCheckoutFor(request) ??
    resolveFixedPath(pathname) ??
    resolvePath(pathname, await slugIndexFor(request));
  switch (resolution.kind) {
    case 'render':
      return draw(request, resolution.path);
    case 'redirect':
      return redirect(request, resolution.to, resolution.permanent);
    case 'choose-locale':
      return chooseLocale(request);
    case 'not-found':
      return notFound(request, resolution.locale ?? preferredLocale(request));
    case 'malformed':
      return new NextResponse('Bad request', { status: 400 });
  }
}

/** The demo checkout is there only while no provider is named. */
function demoCheckoutFor({ nextUrl }: NextRequest): Resolution | null {
  return serverEnv.checkout ? null : resolveDemoCheckout(nextUrl);
}

/** A preview may show what is in no index yet, so there the page of a slug decides. */
async function slugIndexFor(request: NextRequest): Promise<SlugIndex | null> {
  return request.cookies.has(previewCookieName) ? null : currentSlugIndex();
}

/**
 * A link with `?token=` (specification, section 4): the token leaves the address at once. One
 * that is not accepted is answered with 401, or with 503 when nobody could be asked.
 */
async function openPreview(request: NextRequest, token: string): Promise<NextResponse> {
  const check = isTokenForm(token) ? await checkToken(token) : 'refused';
  const url = request.nextUrl.clone();
  url.searchParams.delete('token');
  const path = `${url.pathname}${url.search}`;
  url.search = '';
  if (check === 'valid') {
    url.pathname = '/api/preview/enter';
    return NextResponse.rewrite(url, {
      request: { headers: withPreviewLink(request.headers, { token, path }) },
    });
  }
  url.pathname = `/${localeOf(request)}/preview-refused`;
  url.searchParams.set('path', path);
  return NextResponse.rewrite(url, { status: check === 'refused' ? 401 : 503 });
}

function localeOf(request: NextRequest): Locale {
  const prefix = request.nextUrl.pathname.split('/')[1];
  return locales.find((locale) => locale === prefix) ?? preferredLocale(request);
}

/** Draws the page at an internal path, or a list as its filter asks for it. */
function draw(request: NextRequest, path: string): NextResponse {
  const answer = answerList(path, request.nextUrl.searchParams);
  if (!answer) return NextResponse.rewrite(at(request, path));
  const url = at(request, answer.kind === 'filtered' ? answer.path : request.nextUrl.pathname);
  url.search = answer.search;
  return answer.kind === 'filtered' ? NextResponse.rewrite(url) : NextResponse.redirect(url, 307);
}

/** The same address with another path; the query stays. */
function at(request: NextRequest, path: string): URL {
  const url = request.nextUrl.clone();
  url.pathname = path;
  return url;
}

function redirect(request: NextRequest, to: string, permanent: boolean): NextResponse {
  const target = new URL(to, request.nextUrl);
  if (!target.search) target.search = request.nextUrl.search;
  return NextResponse.redirect(target, permanent ? 308 : 307);
}

function preferredLocale(request: NextRequest): Locale {
  return negotiateLocale(
    request.cookies.get(localeCookie.name)?.value,
    request.headers.get('accept-language'),
  );
}

/** The bare root depends on who asks, so nobody else may reuse the answer. */
function chooseLocale(request: NextRequest): NextResponse {
  const response = redirect(request, `/${preferredLocale(request)}`, false);
  response.headers.set('Vary', 'Accept-Language, Cookie');
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

function notFound(request: NextRequest, locale: Locale): NextResponse {
  const url = at(request, `/${locale}/page-not-found`);
  url.search = '';
  url.searchParams.set('path', request.nextUrl.pathname);
  return NextResponse.rewrite(url, { status: 404 });
}
