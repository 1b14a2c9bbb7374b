import { limits } from '../limits.ts';

/** Characters that end a path segment or change its meaning, and invisible ones. */
const forbidden = /[\s/\\?#%\p{C}]/u;

/**
 * Reads a slug: one path segment, in its own spelling. Spaces and slashes around it are removed.
 * Returns null for anything that is not a single segment.
 */
export function readSlug(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > limits.slug) return null;
  const slug = value.trim().replaceAll(/^\/+|\/+$/g, '');
  if (slug === '' || slug === '.' || slug === '..' || forbidden.test(slug)) return null;
  return slug.isWellFormed() ? slug : null;
}
