import 'server-only';
import { refuseTooMany } from './rate-limit/refuse-too-many.ts';

/**
 * Counts a cookie choice under both of its limits, because each stays in the log for years. Returns
 * null if it may be stored, else a 429 response.
 */
export async function refuseChoice(headers: Headers): Promise<Response | null> {
  const refusal = await refuseTooMany('consent', headers);
  return refusal ?? (await refuseTooMany('consentOfDay', headers));
}
