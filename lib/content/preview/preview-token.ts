import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import { checkToken } from './check-token.ts';
import { isTokenForm, previewCookieName } from './preview-cookie.ts';

/**
 * How a page is rendered: from what is public, from drafts read with the visitor's token, or, for a
 * token that is no longer accepted, from what is public and saying so.
 */
export type Preview =
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly token: string }
  | { readonly kind: 'expired' };

/**
 * The preview of the present request, judged once. Pages stay static for everybody else: only
 * with the framework's draft cookie, which needs a valid token to get, is any cookie read.
 */
export const currentPreview = cache(async (): Promise<Preview> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return { kind: 'off' };
  const token = (await cookies()).get(previewCookieName)?.value;
  if (!isTokenForm(token)) return { kind: 'expired' };
  return (await checkToken(token)) === 'refused' ? { kind: 'expired' } : { kind: 'on', token };
});
