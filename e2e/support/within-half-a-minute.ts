/**
 * How soon a change is public while sites start beside it, each of which takes a core, for `expect.poll`:
 * the tests of `changes`, which run alone, measure the five seconds that docs/editors.md promises.
 */
export const withinHalfAMinute = { timeout: 30_000, intervals: [100] };
