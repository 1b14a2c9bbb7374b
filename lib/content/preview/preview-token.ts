import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { cache } from 'react';
import type { PreviewAccess } from '../client/preview-access.ts';
import { reportUnreadDrafts } from '../client/preview-problems.ts';
import { checkAccess } from './check-access.ts';
import { isTokenForm, previewCookieName } from './preview-cookie.ts';
import { type PreviewReading, storedReading } from './preview-reading.ts';

/**
 * How a page is rendered: `on` from what the visitor's token allows; `off`, `expired` and
 * `unreachable` from published content. In the last two a message says that the token is no longer
 * accepted, or could not be checked.
 */
export type Preview =
  | { readonly kind: 'off' }
  | { readonly kind: 'expired' | 'unreachable' }
  | {
      readonly kind: 'on';
      readonly access: PreviewAccess;
      /** What the middleware has read for this request, unless that was too long ago. */
      readonly reading?: PreviewReading | undefined;
    };

/**
 * Returns the preview state of the current request, whose token has been checked within the limit of
 * guesses: by the middleware, or by `refusePreviewed` where requests do not pass it. Pages stay static for
 * everyone else: cookies are read only with the Draft Mode cookie, which requires a valid token.
 */
export const currentPreview = cache(async (): Promise<Preview> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return { kind: 'off' };
  const token = (await cookies()).get(previewCookieName)?.value;
  if (!isTokenForm(token)) return { kind: 'expired' };
  const reading = storedReading(token);
  if (typeof reading === 'object') return { kind: 'on', access: reading.access, reading };
  const access = reading ?? (await checkAccess(token));
  if (access === 'refused') return { kind: 'expired' };
  if (typeof access === 'object') return { kind: 'on', access };
  reportUnreadDrafts();
  return { kind: 'unreachable' };
});

/** Whether a page is rendered for the Studio's frame. */
export function isInStudio(preview: Preview): boolean {
  return preview.kind === 'on' && preview.access.kind === 'studio';
}

/** Whether a page is rendered for an editor, who is shown what is left out of it, and why. */
export function isEditors(preview: Preview): boolean {
  return preview.kind === 'on' && preview.access.kind !== 'link';
}
