import { limits } from './limits.ts';

/** Characters that end a path segment or change its meaning, and invisible ones. */
const forbidden = /[\s/\\?#%\p{C}]/u;

/** Next.js reads a path that ends so as that of a page's payload, without the ending. */
const payload = /\.rsc$/i;

const utf8 = new TextEncoder();

/**
 * Reads a slug: one path segment, in its own spelling. Spaces and slashes around it are removed.
 * Returns null for anything that is not a single segment, and for what Next.js cannot serve: it
 * stores rendered pages in files that have the name of the slug.
 */
export function readSlug(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > limits.slug) return null;
  const slug = value.trim().replaceAll(/^\/+|\/+$/g, '');
  if (slug === '' || slug === '.' || slug === '..' || forbidden.test(slug)) return null;
  const isServed = !payload.test(slug) && utf8.encode(slug).length <= limits.slug;
  return slug.isWellFormed() && isServed ? slug : null;
}
