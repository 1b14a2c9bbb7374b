import { fetchWithRetry } from '#lib/platform/http/fetch-with-retry';

/** The interval between checks for the latest build, in milliseconds. */
const hour = 3_600_000;

let known: string | null = null;
let stale = false;

/** Whether a newer build has been deployed than the one this page was loaded from. */
export function isStale(): boolean {
  return stale;
}

/**
 * Checks for the latest build now, every hour and whenever the tab becomes visible again. The first
 * response is the build of this page. A failed request changes nothing.
 */
export function watchBuilds(): void {
  setInterval(() => void ask(), hour);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void ask();
  });
  void ask();
}

async function ask(): Promise<void> {
  try {
    const address = `/builds/latest.json?t=${Date.now()}`;
    const { id } = await (await fetchWithRetry(address, { cache: 'no-store' })).json();
    // An error response has no build id.
    if (!id) return;
    known ??= id;
    stale ||= known !== id;
  } catch {}
}
