import { NextRequest } from 'next/server';
import { forwardedQuery } from '#lib/request/forwarded-query';
import { routeRequest } from '#lib/request/route-request';

export const config = {
  runtime: 'nodejs',
  // Excludes route handlers (bodies must not pass through here), the framework's files, pictures
  // and the files of public/.
  matcher:
    '/((?!api/|_next/|builds/|media/|assets/|fonts/|posters/|robots\\.txt$|llms\\.txt$|favicon\\.ico$).*)',
};

/** Maps localized paths to App Router segments; see lib/routing. */
export function middleware(request: NextRequest) {
  const url = new URL(request.url);
  url.search = forwardedQuery(request.headers);
  return routeRequest(new NextRequest(url, { method: request.method, headers: request.headers }));
}
