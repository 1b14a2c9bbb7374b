/**
 * Returns where to send a visitor back to, as a path of this site with its query: the first valid
 * one of `candidates`. A candidate is a path, or an address below `origin`; anything that would
 * lead elsewhere (`//host`, `/\host`, another address) is skipped, because values from a request
 * are never trusted. Returns `/` if none is valid.
 */
export function localPath(candidates: readonly (string | null)[], origin: string): string {
  for (const candidate of candidates) {
    const url = candidate ? URL.parse(candidate, origin) : null;
    if (url?.origin === origin && !url.pathname.startsWith('//')) return url.pathname + url.search;
  }
  return '/';
}
