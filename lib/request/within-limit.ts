import { type NextRequest, NextResponse } from 'next/server';
import { senderOf } from '../platform/http/sender.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import { tooManyPath } from './internal-paths.ts';
import { count } from './rate-limit/count.ts';
import type { LimitName } from './rate-limit/limits.ts';
import { serverCount } from './rate-limit/server-count.ts';
import { tooManyHeaders } from './rate-limit/too-many-headers.ts';

/**
 * Counts a request for a page under a limit and handles it, or, over the limit, renders the
 * localised page that explains this (429).
 */
export async function withinLimit(
  name: LimitName,
  request: NextRequest,
  locale: Locale,
  answer: () => NextResponse | Promise<NextResponse>,
): Promise<NextResponse> {
  const isAllowed = await count(name, senderOf(request.headers), new Date());
  return isAllowed ? await answer() : tooManyPage(name, request, locale);
}

/**
 * Handles a request for a page, or renders the page over the limit if its sender has reached one that
 * is counted on the server; without counting, for limits of which it is known only afterwards what
 * counts.
 */
export async function unlessExhausted(
  name: LimitName,
  request: NextRequest,
  locale: Locale,
  answer: () => Promise<NextResponse>,
): Promise<NextResponse> {
  const isExhausted = serverCount(name).isExhausted(senderOf(request.headers), new Date());
  return isExhausted ? tooManyPage(name, request, locale) : await answer();
}

function tooManyPage(name: LimitName, request: NextRequest, locale: Locale): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = tooManyPath(locale);
  url.search = '';
  return NextResponse.rewrite(url, { status: 429, headers: tooManyHeaders(name) });
}
