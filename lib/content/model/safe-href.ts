import { isLocalPath } from '../../platform/http/local-path.ts';

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Returns an address from content if it is safe in an `href`: an absolute one with a harmless
 * scheme, a path of this site, or an anchor. Returns null for anything else (`javascript:`,
 * `data:`, `//host`).
 */
export function safeHref(address: string): string | null {
  const trimmed = address.trim();
  if (/^#[\w-]+$/.test(trimmed)) return trimmed;
  if (isLocalPath(trimmed)) return trimmed;
  const url = URL.parse(trimmed);
  return url && schemes.has(url.protocol) ? trimmed : null;
}
