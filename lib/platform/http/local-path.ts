/** Stands for this site where only paths are accepted: no address begins with it. */
const HERE = 'http://site.invalid';

/**
 * Returns where to send a visitor back to, as a path of this site with its query: the first valid
 * one of `candidates`. A candidate is a path, or an address below `origin`, if one is given; anything
 * that would lead elsewhere (`//host`, `/\host`, another address) is skipped, because values from a
 * request are never trusted. Returns `/` if none is valid.
 */
export function localPath(candidates: readonly (string | null)[], origin = HERE): string {
  for (const candidate of candidates) {
    const url = candidate ? localUrl(candidate, origin) : null;
    if (url) return url.pathname + url.search;
  }
  return '/';
}

/** Whether a text is a path that leads to this site as browsers read it, who ignore tabs in it. */
export function isLocalPath(text: string): boolean {
  return text.startsWith('/') && localUrl(text, HERE) !== null;
}

function localUrl(candidate: string, origin: string): URL | null {
  const url = URL.parse(candidate, origin);
  return url?.origin === origin && !url.pathname.startsWith('//') ? url : null;
}
