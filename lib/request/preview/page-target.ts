import { splitTarget } from '../../platform/http/split-target.ts';

/** What the middleware leaves alone, by the same words as its matcher. */
export const besidePages =
  /^\/(?:api\/|_next\/|builds\/|media\/|assets\/|fonts\/|posters\/|robots\.txt$|llms\.txt$)/;

/**
 * Whether a request target is one of the middleware's, which opens preview links. A token comes
 * off every other address as well, and opens nothing there.
 */
export function isPageTarget(target: string): boolean {
  return !besidePages.test(splitTarget(target).path);
}
