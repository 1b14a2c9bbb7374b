/** The preview token's cookie (specification, section 3, browser storage). */
export const previewCookieName = 'preview-token';

/**
 * The framework's own cookie, by which a request is rendered anew instead of from the page cache.
 */
export const draftCookieName = '__prerender_bypass';

/** Content service tokens are opaque; this only keeps what cannot be one from being asked about. */
const tokenForm = /^[\w.-]{16,512}$/;

/** Whether a text can be a token at all. */
export function isTokenForm(text: string | null | undefined): text is string {
  return typeof text === 'string' && tokenForm.test(text);
}

/**
 * What both cookies of a preview carry: out of reach of scripts, gone with the browser, sent on
 * links from elsewhere, and `Secure` except on a plain-http origin, where it would be dropped.
 */
export function previewCookieOptions(origin: string) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    path: '/',
  } as const;
}

/** Keeps a token that nobody could judge yet, so that it can be tried again without the link. */
export const pendingCookieName = 'preview-pending';

/** For five minutes (in seconds), and sent to the preview's own route handlers only. */
export function pendingCookieOptions(origin: string) {
  return { ...previewCookieOptions(origin), path: '/api/preview', maxAge: 5 * 60 } as const;
}
