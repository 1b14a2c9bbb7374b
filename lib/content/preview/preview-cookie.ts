/** The preview token's cookie (specification, section 3, browser storage). */
export const previewCookieName = 'preview-token';

/**
 * The Draft Mode cookie of Next.js, with which a request is rendered instead of served from the
 * page cache.
 */
export const draftCookieName = '__prerender_bypass';

/** Content service tokens are opaque; this only prevents checking values that cannot be tokens. */
const tokenForm = /^[\w.-]{16,512}$/;

/** Whether a text has the form of a token. */
export function isTokenForm(text: string | null | undefined): text is string {
  return typeof text === 'string' && tokenForm.test(text);
}

/**
 * Returns the attributes of both preview cookies: HttpOnly, session cookie (no Max-Age),
 * SameSite=Lax so that they are sent on links from other sites, and Secure except on a plain-HTTP
 * origin, where the browser would drop them.
 */
export function previewCookieOptions(origin: string) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
    path: '/',
  } as const;
}

/**
 * Cookie with a token that could not be checked yet, so that the check can be retried without the
 * link.
 */
export const pendingCookieName = 'preview-pending';

/**
 * Returns the attributes of the pending cookie: `maxAge` of five minutes (in seconds), sent to the
 * preview's own route handlers only.
 */
export function pendingCookieOptions(origin: string) {
  return { ...previewCookieOptions(origin), path: '/api/preview', maxAge: 5 * 60 } as const;
}
