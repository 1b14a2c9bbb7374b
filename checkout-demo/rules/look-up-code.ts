import { fetchWithRetry } from '../../lib/platform/http/fetch-with-retry.ts';
import { type DemoCode, demoCodeSchema } from './demo-code.ts';

/**
 * What the server says about a code: its conditions, that there is none like it, or nothing (`unchecked`);
 * `checking` until it has.
 */
export type CodeAnswer = DemoCode | 'unknown' | 'checking' | 'unchecked';

/** How long a check may take, its repetition included, in ms: nothing can be ordered meanwhile. */
const DEADLINE_MS = 5000;

/**
 * Has the server look up a code, without spaces around it. Codes are in no page, so that only those who
 * have one see it.
 */
export async function lookUpCode(code: string): Promise<CodeAnswer> {
  try {
    const path = `/api/checkout-demo/codes/${encodeURIComponent(code)}`;
    const response = await fetchWithRetry(path, { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (response.status === 404) return 'unknown';
    return response.ok ? demoCodeSchema.parse(await response.json()) : 'unchecked';
  } catch {
    return 'unchecked';
  }
}
