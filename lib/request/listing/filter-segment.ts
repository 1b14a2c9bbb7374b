import type { Filter } from './filter.ts';

/**
 * Returns a filter as one segment of an internal path, `language.de_duration.60`: the same for
 * every spelling of an equivalent query, so that all such requests share one page.
 */
export function filterSegment(filter: Filter): string {
  return Object.entries(filter)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}.${value}`]))
    .join('_');
}

/** Returns the query for a segment made by `filterSegment`. */
export function segmentQuery(segment: string): URLSearchParams {
  return new URLSearchParams(
    segment.split('_').map((part) => {
      const [name = '', value = ''] = part.split('.');
      return [name, value];
    }),
  );
}
