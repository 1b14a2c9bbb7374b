/** Within this time a page is not loaded again for the same reason, in ms (specification, section 9). */
const guard = 10_000;

const entry = 'chunk-reload';

/** What browsers and bundlers say when a part of the page's program cannot be loaded. */
const complaint = /Loading (CSS )?chunk|Failed to load chunk|imported module|module script failed/i;

/**
 * Loads the page again when `error` says that a part of its program is missing, as after a new
 * build: once in ten seconds. Gives whether it does.
 */
export function reloadOnChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !complaint.test(`${error.name} ${error.message}`)) return false;
  try {
    if (Date.now() - Number(sessionStorage.getItem(entry)) < guard) return false;
    sessionStorage.setItem(entry, String(Date.now()));
  } catch {
    // Without a memory there would be no end to it.
    return false;
  }
  location.reload();
  return true;
}
