import 'server-only';
import type { NextRequest } from 'next/server';
import { isTokenForm, pendingCookieName } from '../../content/preview/preview-cookie.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { isSameOrigin } from '../../platform/http/is-same-origin.ts';
import { enterPreview } from './enter-preview.ts';

/**
 * Checks a token again that could not be checked before and was stored in a cookie. Responds 403 to
 * forms of other sites.
 */
export async function retryPreview(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, serverEnv.siteUrl)) return new Response(null, { status: 403 });
  const form = new URLSearchParams(await request.text());
  const pending = request.cookies.get(pendingCookieName)?.value;
  return enterPreview(request, {
    token: isTokenForm(pending) ? pending : null,
    path: form.get('path') ?? '/',
  });
}
