import { splitPath } from '../../../routing/split-path.ts';
import { safeHref } from '../../model/safe-href.ts';
import { limits } from './limits.ts';

/** Spaces, control characters and lone surrogates. */
const forbidden = /[\s\p{Cc}\p{Cs}]/u;

/**
 * Reads an address to link to: an absolute one with a harmless scheme, a path of this site or an
 * anchor. `www.example.com` is read as `https://www.example.com`. Returns null for anything else.
 */
export function readAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > limits.address) return null;
  const text = value.trim();
  if (forbidden.test(text)) return null;
  return safeHref(/^www\.[^\s/.]+\.[^\s]+$/i.test(text) ? `https://${text}` : text);
}

/** Reads an absolute address to link to: of a website, an email or a telephone. */
export function readAbsoluteAddress(value: unknown): string | null {
  return typeof value === 'string' && URL.canParse(value.trim()) ? readAddress(value) : null;
}

/** Reads an absolute http(s) address, such as that of a profile in a social network. */
export function readWebAddress(value: unknown): string | null {
  const address = readAddress(value);
  return address && /^https?:\/\//i.test(address) ? address : null;
}

/**
 * Reads the target of a redirect: a path of this site or an absolute http(s) address. An address on the
 * host of `origin`, which is that of this site, becomes a path: over HTTP it leads there as well.
 */
export function readRedirectTarget(value: unknown, origin?: string): string | null {
  const address = readAddress(value);
  if (address === null) return null;
  const url = URL.parse(address);
  const isOwn = url && origin !== undefined && url.host === URL.parse(origin)?.host;
  if (isOwn) return readPath(url.pathname + url.search + url.hash);
  return readPath(address) ?? readWebAddress(address);
}

/**
 * Reads a path of this site, such as `/en/old-page`, and resolves its `.` and `..` segments as
 * browsers do: `/en/../cs` is `/cs`. Returns null if the result names another host, as `/.//host`
 * does.
 */
export function readPath(value: unknown): string | null {
  const address = readAddress(value);
  const url = address?.startsWith('/') ? URL.parse(address, anyOrigin) : null;
  return url && readAddress(url.pathname + url.search + url.hash);
}

/**
 * Reads the old path of a redirect, in one spelling for all that are equal to the site: without empty
 * segments. Returns null for a path that no request has: requests are compared without their query
 * and anchor, and those with a malformed escape are refused.
 */
export function readRedirectSource(value: unknown): string | null {
  const path = readPath(value);
  const segments = path === null || /[?#]/.test(path) ? null : splitPath(path);
  return segments && `/${segments.map(encodeURIComponent).join('/')}`;
}

/** Paths are resolved against an origin, which does not change the result. */
const anyOrigin = 'https://site.invalid';
