import 'server-only';
import type { NextRequest } from 'next/server';
import { serverEnv } from '../env/server.ts';
import { isSameOrigin } from '../http/is-same-origin.ts';
import { readSmallBody } from '../http/read-small-body.ts';
import { enterPreview } from './enter-preview.ts';
import { isTokenForm, pendingCookieName } from './preview-cookie.ts';

/** Most bytes of the form that are read: a path with its query, written in escapes. */
const LIMIT_BYTES = 32 * 1024;

/**
 * Judges once more a token that nobody could judge before, which its cookie has kept. Answers 403
 * to forms of other sites and 413 to what is longer than the form can be.
 */
export async function retryPreview(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers, serverEnv.siteUrl)) return new Response(null, { status: 403 });
  const body = await readSmallBody(request, LIMIT_BYTES);
  if (body === null) return new Response(null, { status: 413 });
  const pending = request.cookies.get(pendingCookieName)?.value;
  return enterPreview(request, {
    token: isTokenForm(pending) ? pending : null,
    path: new URLSearchParams(body).get('path') ?? '/',
  });
}
