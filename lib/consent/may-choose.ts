import 'server-only';
import { serverEnv } from '../env/server.ts';
import { formSecret } from '../submission/form-secret.ts';
import { senderOf } from '../submission/receive/sender.ts';
import { createSharedRateLimit } from '../submission/receive/shared-rate-limit.ts';
import { submissionStore } from '../submission/submission-store.ts';

/**
 * Choices from one address within ten minutes: more than a coach party behind one hotel makes,
 * fewer than it takes to fill the log.
 */
const rateLimit = createSharedRateLimit({
  name: 'cookies',
  most: 200,
  span: 10 * 60 * 1000,
  store: submissionStore,
  secret: () => formSecret(serverEnv.forms),
});

/** Notes a choice about cookies that a request makes at `now`; false where there were too many. */
export async function mayChoose(headers: Headers, now: Date): Promise<boolean> {
  return await rateLimit.allows(senderOf(headers), now);
}
