import { serverEnv } from '../../platform/env/server.ts';
import { localPath } from '../../platform/http/local-path.ts';
import { extractToken } from './preview-link.ts';

/**
 * Returns the page in a link or form of a preview, as a path of this site with its query. The input
 * is not trusted: other origins and tokens are removed.
 */
export function pagePath(candidate: string | null): string {
  const path = localPath([candidate], serverEnv.siteUrl);
  return localPath([extractToken(path)?.target ?? path], serverEnv.siteUrl);
}
