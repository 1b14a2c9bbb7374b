import { splitTarget } from './split-target.ts';

/**
 * Collapses the slashes of a request target's path, also backslashes, as the framework does when it
 * redirects a path; the query stays. What it returns begins with one slash, so it names no other host.
 */
export function withSingleSlashes(target: string): string {
  const { path } = splitTarget(target);
  return path.replace(/[\\/]+/g, '/') + target.slice(path.length);
}
