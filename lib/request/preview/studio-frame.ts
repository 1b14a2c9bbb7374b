import type { IncomingMessage } from 'node:http';
import { previewCookieName } from '../../content/preview/preview-cookie.ts';
import { formatStudioToken } from '../../content/preview/studio-token.ts';
import { splitTarget } from '../../platform/http/split-target.ts';
import { outcomePageAt } from './preview-outcome.ts';

const studioPreview = `${previewCookieName}=${formatStudioToken({ secret: '', perspective: [] })}`;

/**
 * Whether the response to a request for a page may be shown in the Studio's frame: a preview that the
 * Studio has opened, whether its token is still valid or not, and the pages that explain why one did
 * not open.
 */
export function isForStudioFrame({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const cookies = headers.cookie?.split(/; */) ?? [];
  const isPreview = cookies.some((cookie) => cookie.startsWith(studioPreview));
  return isPreview || outcomePageAt(splitTarget(url).path) !== null;
}
