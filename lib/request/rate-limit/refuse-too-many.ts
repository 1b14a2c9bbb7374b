import 'server-only';
import { senderOf } from '../../platform/http/sender.ts';
import { count } from './count.ts';
import type { LimitName } from './limits.ts';
import { serverCount } from './server-count.ts';
import { tooManyHeaders } from './too-many-headers.ts';

/**
 * Counts a request under a limit; returns null if it is allowed, else a 429 response. Not for
 * pages.
 */
export async function refuseTooMany(name: LimitName, headers: Headers): Promise<Response | null> {
  return (await count(name, senderOf(headers), new Date())) ? null : tooMany(name);
}

/**
 * Returns a 429 response if a sender has reached a limit that is counted on the server, without
 * counting the request: for limits of which it is known only afterwards what counts.
 */
export function refuseExhausted(name: LimitName, headers: Headers): Response | null {
  return serverCount(name).isExhausted(senderOf(headers), new Date()) ? tooMany(name) : null;
}

/** Returns a 429 response without a body. */
export function tooMany(name: LimitName): Response {
  return new Response(null, { status: 429, headers: tooManyHeaders(name) });
}
