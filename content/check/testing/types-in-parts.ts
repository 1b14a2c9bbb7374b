/** The types whose documents are fit without any optional field of theirs that is no list. */
export const typesInParts: ReadonlySet<string> = new Set([
  'board',
  'gallery',
  'navigation',
  'page',
  'settings',
]);
