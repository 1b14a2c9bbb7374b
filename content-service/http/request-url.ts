import { plainError } from './errors.ts';
import { fail, type Result, succeed } from './result.ts';

/** The target of a request, taken apart. */
export interface RequestUrl {
  /** `1`, `X` or a date; null where the path carries no version (assets, health). */
  readonly apiVersion: string | null;
  /** The decoded segments after the version. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

const VERSION = /^v(\d+|X|\d{4}-\d{2}-\d{2})$/;

/** Tells whether `version` is one the protocol knows: `1`, `X` or a real date. */
function isApiVersion(version: string): boolean {
  if (version === '1' || version === 'X') return true;
  return !Number.isNaN(Date.parse(`${version}T00:00:00Z`)) && version.length === 10;
}

/**
 * Takes a request target apart. A malformed percent escape (RFC 3986, section 2.1) or an unknown
 * API version gives 400.
 */
export function parseRequestUrl(target: string): Result<RequestUrl> {
  const [path = '/', ...rest] = target.split('?');
  const search = rest.join('?');
  try {
    decodeURIComponent(search.replaceAll('+', ' '));
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment));
    const query = new URLSearchParams(search);
    const version = VERSION.exec(segments[0] ?? '')?.[1];
    if (version === undefined) return succeed({ apiVersion: null, segments, query });
    if (!isApiVersion(version)) {
      return fail(plainError(400, `Invalid API version "${version}"`));
    }
    return succeed({ apiVersion: version, segments: segments.slice(1), query });
  } catch {
    return fail(plainError(400, 'The URL contains a malformed percent escape'));
  }
}
