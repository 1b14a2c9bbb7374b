import type { Filter } from './filter.ts';

/**
 * A filter as one segment of an internal path, `language.de_duration.60`: the same for every
 * spelling of a query that asks for it, so that all who ask share one page.
 */
export function filterSegment(filter: Filter): string {
  return Object.entries(filter)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}.${value}`]))
    .join('_');
}

/** The query that a segment was made of. */
export function segmentQuery(segment: string): URLSearchParams {
  return new URLSearchParams(
    segment.split('_').map((part) => {
      const [name = '', value = ''] = part.split('.');
      return [name, value];
    }),
  );
}
