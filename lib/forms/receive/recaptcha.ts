import { z } from 'zod';
import type { FormEnv } from '../../platform/env/form-env.ts';
import { log } from '../../platform/log/log.ts';
import type { FormKind } from '../../routing/form-kind.ts';
import { recaptchaAction } from '../schema/protocol.ts';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const DEADLINE_MS = 3000;

/**
 * The error of a token that was verified before, or minutes ago. A browser has a new one for each attempt,
 * but a proxy repeats a form as it is at another instance.
 */
const USED = 'timeout-or-duplicate';

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/**
 * Verifies the reCAPTCHA token of a submission with Google. Returns true if token, action, host name
 * and score are valid. Without a verdict, because Google does not respond in 3 s, the token was used
 * before, or the visitor has no JavaScript and so no token, returns the setting.
 */
export async function isVerified(
  kind: FormKind,
  token: string,
  { secretKey, minScore, unverified }: NonNullable<FormEnv['recaptcha']>,
  siteHost: string,
): Promise<boolean> {
  const acceptsUnverified = unverified === 'accept';
  if (token === '') return acceptsUnverified;
  try {
    const response = await fetch(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token }),
      cache: 'no-store',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const verdict = answerSchema.parse(await response.json());
    if (verdict['error-codes'].includes(USED)) throw new Error(USED);
    const { success, score, action, hostname } = verdict;
    const ours = action === recaptchaAction(kind) && hostname === siteHost;
    return success && ours && (score ?? 0) >= minScore;
  } catch (error) {
    log('warning', 'recaptcha.silent', { error: String(error), accepted: acceptsUnverified });
    return acceptsUnverified;
  }
}
