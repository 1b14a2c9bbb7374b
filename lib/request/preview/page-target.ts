import { splitTarget } from '../../platform/http/split-target.ts';
import { nonPagePaths } from '../../routing/non-page-paths.ts';

/**
 * Whether a request target is handled by the middleware, which opens preview links. A token is also
 * removed from every other address, but has no effect there.
 */
export function isPageTarget(target: string): boolean {
  return !nonPagePaths.test(splitTarget(target).path);
}
