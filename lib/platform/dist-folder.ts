/**
 * The folder in the cache of a build with the answers of the content service that were stored while the
 * build before was served from the same place.
 */
export const EARLIER_CONTENT = 'earlier-content';

/**
 * Returns the folder of the build being served, relative to the root of the project, as in
 * `next.config.ts`: the commands that build and start the site set it.
 */
export function distFolder(): string {
  return process.env.NEXT_DIST_DIR ?? '.next';
}
