import { limits } from '../limits.ts';

/** What would end a path's segment or change its meaning, and what nobody sees. */
const forbidden = /[\s/\\?#%\p{C}]/u;

/**
 * Reads a slug: one segment of a path, in the spelling it has. Spaces and slashes around it are
 * left out. Returns null for anything that is no single segment.
 */
export function readSlug(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > limits.slug) return null;
  const slug = value.trim().replaceAll(/^\/+|\/+$/g, '');
  if (slug === '' || slug === '.' || slug === '..' || forbidden.test(slug)) return null;
  return slug.isWellFormed() ? slug : null;
}
