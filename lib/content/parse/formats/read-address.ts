import { safeHref } from '../../safe-href.ts';
import { limits } from '../limits.ts';

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

/** Reads an absolute http(s) address, such as that of a profile in a social network. */
export function readWebAddress(value: unknown): string | null {
  const address = readAddress(value);
  return address && /^https?:\/\//i.test(address) ? address : null;
}

/** Reads the target of a redirect: a path of this site or an absolute http(s) address. */
export function readRedirectTarget(value: unknown): string | null {
  const address = readAddress(value);
  return address?.startsWith('/') ? address : readWebAddress(address);
}

/** Reads a path of this site, such as `/en/old-page`. */
export function readPath(value: unknown): string | null {
  const address = readAddress(value);
  return address?.startsWith('/') ? address : null;
}
