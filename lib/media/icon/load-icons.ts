import { fetchWithRetry } from '../../platform/http/fetch-with-retry.ts';
import type { IconData } from './icon-data.ts';
import { iconRequests } from './icon-requests.ts';

/**
 * Times from the specification, section 9: the first attempt is aborted earlier than the request.
 */
const firstTryMs = 1500;
const requestMs = 5000;

type Icons = Readonly<Record<string, IconData>>;

/**
 * Fetches icons of a set by name, for rendering in the browser. Icons that cannot be loaded in time
 * with one retry are missing from the result, and only a warning is logged (specification, section
 * 8).
 */
export async function loadIcons(set: string, names: readonly string[]): Promise<Icons> {
  const answers = await Promise.all(iconRequests(set, names).map(request));
  return Object.assign({}, ...answers);
}

async function request(address: string): Promise<Icons> {
  const deadline = AbortSignal.timeout(requestMs);
  const firstTry = AbortSignal.any([deadline, AbortSignal.timeout(firstTryMs)]);
  try {
    const answer = await fetchWithRetry(address, { signal: firstTry }, { signal: deadline });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const { icons }: { icons: Icons } = await answer.json();
    return icons;
  } catch (error) {
    console.warn(`Icons could not be loaded: ${address}`, error);
    return {};
  }
}
