import { isStudioToken } from './studio-token.ts';

/** The preview token's cookie (specification, section 3, browser storage). */
export const previewCookieName = 'preview-token';

/**
 * The Draft Mode cookie of Next.js, with which a request is rendered instead of served from the
 * page cache.
 */
export const draftCookieName = '__prerender_bypass';

/**
 * Content service tokens are opaque; this only prevents checking values that cannot be tokens. The
 * longest are those of the Studio's frame, which name releases.
 */
const tokenForm = /^[\w.-]{16,2048}$/;

/** Whether a text has the form of a token. */
export function isTokenForm(text: string | null | undefined): text is string {
  return typeof text === 'string' && tokenForm.test(text);
}

/** HttpOnly, without Max-Age, and Secure except on a plain-HTTP origin, where browsers would drop it. */
function sessionCookie(origin: string) {
  return { httpOnly: true, secure: origin.startsWith('https:'), path: '/' } as const;
}

/**
 * Returns the attributes of both preview cookies, which end with the browser's session. They are sent
 * on links from other sites (SameSite=Lax).
 *
 * The Studio may be on another site than the page in its frame, so the cookies of its previews are sent in
 * frames (SameSite=None), but only in those of the site that had them set (Partitioned). Browsers
 * require https for both. On plain HTTP, all ports of a machine are the same site.
 */
export function previewCookieOptions(origin: string, token: string) {
  const common = sessionCookie(origin);
  return common.secure && isStudioToken(token)
    ? ({ ...common, sameSite: 'none', partitioned: true } as const)
    : ({ ...common, sameSite: 'lax' } as const);
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
  return {
    ...sessionCookie(origin),
    sameSite: 'lax',
    path: '/api/preview',
    maxAge: 5 * 60,
  } as const;
}
