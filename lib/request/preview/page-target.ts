import { splitTarget } from '../../platform/http/split-target.ts';

/** The paths that the middleware excludes, with the same pattern as its matcher. */
export const besidePages =
  /^\/(?:api\/|_next\/|builds\/|media\/|assets\/|fonts\/|posters\/|robots\.txt$|llms\.txt$|favicon\.ico$)/;

/**
 * Whether a request target is handled by the middleware, which opens preview links. A token is also
 * removed from every other address, but has no effect there.
 */
export function isPageTarget(target: string): boolean {
  return !besidePages.test(splitTarget(target).path);
}
