import 'server-only';
import { senderOf } from '../../platform/http/sender.ts';
import { count } from './count.ts';
import { type LimitName, limits } from './limits.ts';

/** Headers of an answer to one too many: when to ask again (RFC 6585, section 4), and not kept. */
export function tooManyHeaders(name: LimitName) {
  return { 'Retry-After': String(limits[name].span), 'Cache-Control': 'no-store' } as const;
}

/**
 * Counts a request under a limit; null where it may go on, else the answer that refuses it (429),
 * for what is not a page.
 */
export async function refuseTooMany(name: LimitName, headers: Headers): Promise<Response | null> {
  return (await count(name, senderOf(headers), new Date())) ? null : tooMany(name);
}

/** The answer that refuses one too many, without a body. */
export function tooMany(name: LimitName): Response {
  return new Response(null, { status: 429, headers: tooManyHeaders(name) });
}
