import { type NextRequest, NextResponse } from 'next/server';
import { draftCookieName, previewCookieName } from '../../content/preview/preview-cookie.ts';
import { privateResponse } from '../../platform/http/private-response.ts';
import { limits } from '../rate-limit/limits.ts';
import { pagePath } from './page-path.ts';
import type { outcomePageAt, PreviewOutcome } from './preview-outcome.ts';

/** Status and headers of each outcome (RFC 9110; times in seconds). */
const answers = {
  refused: { status: 401, headers: { 'WWW-Authenticate': 'Bearer realm="preview"' } },
  ended: { status: 410, headers: {} },
  unreachable: { status: 503, headers: { 'Retry-After': '10' } },
  limited: { status: 429, headers: { 'Retry-After': String(limits.previewToken.span) } },
} as const satisfies Record<PreviewOutcome, { status: number; headers: object }>;

/**
 * Renders the page that explains why a preview link did not open, with the matching status. `path` is
 * the page that was asked for, by default the one that the query names. The page uses published
 * content even during a preview, because drafts cannot be read while the content service does not
 * respond.
 */
export function showOutcome(
  request: NextRequest,
  { locale, outcome }: NonNullable<ReturnType<typeof outcomePageAt>>,
  path = request.nextUrl.searchParams.get('path'),
): NextResponse {
  const { status, headers } = answers[outcome];
  const url = request.nextUrl.clone();
  url.pathname = `/${locale}/preview-refused`;
  url.search = String(new URLSearchParams({ outcome, path: pagePath(path) }));
  return NextResponse.rewrite(url, {
    status,
    headers: { ...headers, ...privateResponse, 'X-Robots-Tag': 'noindex' },
    request: { headers: withoutPreview(request) },
  });
}

function withoutPreview(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  const kept = request.cookies
    .getAll()
    .filter(({ name }) => name !== draftCookieName && name !== previewCookieName);
  const cookie = kept.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  if (cookie) headers.set('Cookie', cookie);
  else headers.delete('Cookie');
  return headers;
}
