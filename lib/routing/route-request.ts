import { type NextRequest, NextResponse } from 'next/server';
import type { Locale } from '../i18n/locales.ts';
import { localeCookie } from './locale-cookie.ts';
import { negotiateLocale } from './negotiate-locale.ts';
import { resolveFixedPath, resolvePath } from './resolve-path.ts';
import { currentSlugIndex } from './slug-index-cache.ts';

/**
 * Answers a request for a page: draws it by its internal segment, redirects it to its right
 * address (query kept), or draws the not-found page with status 404.
 */
export async function routeRequest(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const resolution = resolveFixedPath(pathname) ?? resolvePath(pathname, await currentSlugIndex());
  switch (resolution.kind) {
    case 'render':
      return NextResponse.rewrite(at(request, resolution.path));
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
