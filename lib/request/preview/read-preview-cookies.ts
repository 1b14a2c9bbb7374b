import 'server-only';
import type { NextRequest } from 'next/server';
import {
  draftCookieName,
  isTokenForm,
  previewCookieName,
} from '../../content/preview/preview-cookie.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { LimitName } from '../rate-limit/limits.ts';
import { refuseTooMany, tooMany } from '../rate-limit/refuse-too-many.ts';
import { currentPreviewSlugIndex } from './preview-slug-index-cache.ts';

/**
 * Reads the index for the holder of the preview cookies of a request; null if it has none. Called once
 * for a request: each call asks the content service.
 */
export async function readPreviewCookies(request: NextRequest) {
  const token = previewTokenOf(request);
  return token === null ? null : currentPreviewSlugIndex(token, senderOf(request.headers));
}

/**
 * Counts a request under a limit; returns a 429 response if it is over that, or if its client address has
 * guessed too many preview tokens, else null. For route handlers with content of previews, whose requests
 * do not pass the middleware.
 */
export async function refusePreviewed(
  name: LimitName,
  request: NextRequest,
): Promise<Response | null> {
  const refusal = await refuseTooMany(name, request.headers);
  if (refusal) return refusal;
  return (await readPreviewCookies(request)) === 'limited' ? tooMany('previewToken') : null;
}

/** Returns the preview token in the cookies of a request, valid or not; null if there is none. */
export function previewTokenOf({ cookies }: NextRequest): string | null {
  const token = cookies.get(previewCookieName)?.value;
  return cookies.has(draftCookieName) && isTokenForm(token) ? token : null;
}
