import 'server-only';
import { createRateLimit } from '../submission/receive/rate-limit.ts';
import { senderOf } from '../submission/receive/sender.ts';

/**
 * Choices from one address within ten minutes: more than a coach party behind one hotel makes,
 * fewer than it takes to fill the log.
 */
const most = 200;
const span = 10 * 60 * 1000;

const rateLimit = createRateLimit(most, span);

/** Notes a choice about cookies that a request makes at `now`; false where there were too many. */
export function mayChoose(headers: Headers, now: Date): boolean {
  return rateLimit.allows(senderOf(headers), now);
}
