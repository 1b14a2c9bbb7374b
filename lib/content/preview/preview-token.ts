import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { checkToken } from './check-token.ts';
import { isTokenForm, previewCookieName } from './preview-cookie.ts';

/**
 * How a page is rendered: `off` from published content, `on` from drafts read with the visitor's
 * token, `expired` from published content with a message that the token is no longer accepted.
 */
export type Preview =
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly token: string }
  | { readonly kind: 'expired' };

/**
 * Returns the preview state of the current request, checked once per request. Pages stay static for
 * everyone else: cookies are read only with the Draft Mode cookie, which requires a valid token.
 */
export const currentPreview = cache(async (): Promise<Preview> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return { kind: 'off' };
  const token = (await cookies()).get(previewCookieName)?.value;
  if (!isTokenForm(token)) return { kind: 'expired' };
  return (await checkToken(token)) === 'refused' ? { kind: 'expired' } : { kind: 'on', token };
});
