/**
 * Where to lead a visitor back to, as a path of this site with its query: the first of
 * `candidates` that is one. A candidate is a path, or an address below `origin`; anything that
 * would lead elsewhere (`//host`, `/\host`, another address) is passed over, because what a
 * request names is never trusted. Without any, the site's root remains.
 */
export function localPath(candidates: readonly (string | null)[], origin: string): string {
  for (const candidate of candidates) {
    const url = candidate ? URL.parse(candidate, origin) : null;
    if (url?.origin === origin && !url.pathname.startsWith('//')) return url.pathname + url.search;
  }
  return '/';
}
