import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';

/** How often the marker of the latest build is asked for, in ms. */
const hour = 3_600_000;

let known: string | null = null;
let stale = false;

/** Whether a newer build is out than the one this page came from. */
export function isStale(): boolean {
  return stale;
}

/**
 * Asks for the latest build now, every hour and whenever the tab is looked at again. The first
 * answer is the build this page came from. A question without an answer changes nothing.
 */
export function watchBuilds(): void {
  setInterval(() => void ask(), hour);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
  void ask();
}

async function ask(): Promise<void> {
  try {
    const address = `/builds/latest.json?t=${Date.now()}`;
    const { id } = await (await fetchWithRetry(address, { cache: 'no-store' })).json();
    // The answer of a failure names no build.
    if (!id) return;
    known ??= id;
    stale ||= known !== id;
  } catch {}
}
