import { privateResponse } from '../../platform/http/private-response.ts';

/** Headers of every response to an address with a token: not cached, and without a referrer. */
export const uncachedHeaders = {
  ...privateResponse,
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * Redirects the browser to a path of this site with GET (RFC 9110, section 15.4.4); never cached.
 */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...uncachedHeaders } });
}
