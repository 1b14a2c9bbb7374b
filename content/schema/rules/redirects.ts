import { readRedirectSource } from '../../../lib/content/parse/formats/read-address.ts';
import { resolveFixedPath } from '../../../lib/routing/resolve-path.ts';
import { oldPathOfPage } from './messages.ts';

/** Rejects the old path of a redirect at which the site has a page: visitors would still see it. */
export function notOfPage(from: unknown): true | string {
  const path = readRedirectSource(from);
  return path === null || resolveFixedPath(path) === null || oldPathOfPage;
}
