/**
 * A path of this site with its query, or the site's root for anything that would lead elsewhere
 * (`//host`, `/\host`, an address): what a request names as its way back is never trusted.
 */
export function localPath(path: string | null): string {
  const here = 'http://site.invalid';
  const url = path?.startsWith('/') ? URL.parse(path, here) : null;
  return url && url.origin === here ? `${url.pathname}${url.search}` : '/';
}
