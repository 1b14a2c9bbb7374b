import { fetchWithRetry } from '../../platform/http/fetch-with-retry.ts';
import type { IconData } from './icon-data.ts';
import { iconRequests } from './icon-requests.ts';

/** Times of the specification, section 9: the first try is given up earlier than the request. */
const firstTryMs = 1500;
const requestMs = 5000;

type Icons = Readonly<Record<string, IconData>>;

/**
 * Fetches icons of a set for what is rendered in the browser, by their names. What cannot be had
 * within the time and one more try is missing from the answer, and a warning is all that is heard
 * of it (specification, section 8).
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
