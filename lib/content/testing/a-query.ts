import type { ContentQuery } from '../model/content-query.ts';

/** Returns a query whose answers are lists of titles. */
export function aQuery(name = 'titles'): ContentQuery<readonly string[]> {
  return {
    name,
    groq: `*[_type == "${name}"].title`,
    parse: (result) =>
      Array.isArray(result)
        ? { ok: true, value: result.map(String), problems: [] }
        : { ok: false, reason: 'not a list' },
  };
}
