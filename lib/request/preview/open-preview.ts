import { type NextRequest, NextResponse } from 'next/server';
import { isNavigation } from '../../platform/http/is-navigation.ts';
import { withPath } from './forwarded-link.ts';
import { pagePath } from './page-path.ts';
import { uncachedHeaders } from './see-other.ts';

/**
 * Handles a request for a page whose address contained a token (specification, section 4). The
 * route handler behind the rewrite checks the token and redirects to an address without it.
 * Requests that are not navigations get an empty response (204): a prefetch must not start a
 * preview, and the client-side router, which gets no payload, makes the browser open the link.
 */
export function openPreview(request: NextRequest): NextResponse {
  if (!isNavigation(request.headers)) {
    return new NextResponse(null, { status: 204, headers: uncachedHeaders });
  }
  const url = request.nextUrl.clone();
  const path = url.pathname + url.search;
  url.search = '';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const target = new URL(pagePath(path), request.nextUrl);
    return NextResponse.redirect(target, { status: 303, headers: uncachedHeaders });
  }
  url.pathname = '/api/preview/enter';
  return NextResponse.rewrite(url, {
    // Headers set by the route handler would be overwritten by the server's own.
    headers: uncachedHeaders,
    request: { headers: withPath(request.headers, path) },
  });
}
