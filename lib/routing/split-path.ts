/**
 * Returns the decoded segments of a URL path, or null when an escape in it is malformed (RFC 3986,
 * section 2.1), which results in status 400. Empty segments (doubled or trailing slashes) are
 * dropped.
 */
export function splitPath(pathname: string): string[] | null {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}
