import { parseWebUrl } from '../util/web-url.ts';

/** Whether a value is an http or https address with at most a path, such as that of a Studio. */
export function isStudioAddress(value: string): boolean {
  const url = parseWebUrl(value);
  return url !== null && (value === url.origin || value === url.origin + url.pathname);
}

/**
 * Returns the address if it is that of one of the Studios, or below it; null for any other, also of
 * the same origin, where it may be that of a website.
 */
export function findStudioAddress(address: string, studios: readonly string[]): URL | null {
  const url = URL.parse(address);
  // An address with a user, or of another kind such as blob:, is not accepted.
  if (url === null || !url.href.startsWith(`${url.origin}/`)) return null;
  const isOfStudio = studios.some((studio) => {
    const { origin, pathname } = new URL(studio);
    return url.origin === origin && asFolder(url.pathname).startsWith(asFolder(pathname));
  });
  return isOfStudio ? url : null;
}

const asFolder = (path: string) => (path.endsWith('/') ? path : `${path}/`);
