/** The preview token's cookie (specification, section 3, browser storage). */
export const previewCookieName = 'preview-token';

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
