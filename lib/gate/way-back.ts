/**
 * Where a visitor came from, as a path of this site with its query: the first of `candidates`
 * that is one. A candidate is a path or an address below `origin`; anything that would lead
 * elsewhere is passed over, and without any the home page remains.
 */
export function wayBack(candidates: readonly (string | null)[], origin: string): string {
  for (const candidate of candidates) {
    const url = candidate ? URL.parse(candidate, origin) : null;
    if (url?.origin === origin && !url.pathname.startsWith('//')) return url.pathname + url.search;
  }
  return '/';
}
