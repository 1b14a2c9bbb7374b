import { plainError } from './errors.ts';
import { fail, type Result, succeed } from './result.ts';

/** The parsed target of a request. */
export interface RequestUrl {
  /** `1`, `X` or a date; null where the path has no version (assets, health check). */
  readonly apiVersion: string | null;
  /** The decoded segments after the version. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

const VERSION = /^v(\d+|X|\d{4}-\d{2}-\d{2})$/;

/** Whether `version` is a version of the protocol: `1`, `X` or a real date. */
function isApiVersion(version: string): boolean {
  if (version === '1' || version === 'X') return true;
  return !Number.isNaN(Date.parse(`${version}T00:00:00Z`)) && version.length === 10;
}

/**
 * Parses a request target. A malformed percent escape (RFC 3986, section 2.1) or an unknown API
 * version fails with 400.
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
