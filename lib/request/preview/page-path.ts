import { serverEnv } from '../../platform/env/server.ts';
import { localPath } from '../../platform/http/local-path.ts';
import { extractToken } from './preview-link.ts';

/**
 * The page that a link or a form of a preview names, as a path of this site with its query: what a
 * request names is never trusted to lead nowhere else, nor to be without a token.
 */
export function pagePath(candidate: string | null): string {
  const path = localPath([candidate], serverEnv.siteUrl);
  return extractToken(path)?.target ?? path;
}
