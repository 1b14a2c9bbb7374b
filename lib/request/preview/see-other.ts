import { privateResponse } from '../../platform/http/private-response.ts';

/** What every answer to an address with a token says: nobody keeps it, and nobody is told of it. */
export const uncachedHeaders = {
  ...privateResponse,
  'Referrer-Policy': 'no-referrer',
} as const;

/** Sends the browser to a path of this site with GET (RFC 9110, section 15.4.4); never kept. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, ...uncachedHeaders } });
}
