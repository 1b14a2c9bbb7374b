import 'server-only';
import type { NextRequest } from 'next/server';
import {
  isTokenForm,
  pendingCookieName,
  previewCookieName,
} from '../../content/preview/preview-cookie.ts';
import { serverEnv } from '../../platform/env/server.ts';
import { isSameOrigin } from '../../platform/http/is-same-origin.ts';
import { enterPreview } from './enter-preview.ts';

/**
 * Checks a token again that could not be checked before: that of a preview link, which a cookie stores
 * until then, or that of a preview in progress. Responds 403 to forms of other sites.
 */
export async function retryPreview(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, serverEnv.siteUrl)) return new Response(null, { status: 403 });
  const form = new URLSearchParams(await request.text());
  const tokens = [pendingCookieName, previewCookieName].map(
    (name) => request.cookies.get(name)?.value,
  );
  return enterPreview(request, {
    token: tokens.find(isTokenForm) ?? null,
    path: form.get('path') ?? '/',
  });
}
