import { escapeHtml } from '../platform/http/escape-html.ts';
import { splitTarget } from '../platform/http/split-target.ts';
import { readablePath } from '../routing/readable-path.ts';

/** Marks the empty element of the not-found page into which the requested path is inserted. */
export const requestedPathAttribute = 'data-requested-path';

const place = new RegExp(`<bdi\\b[^>]*\\b${requestedPathAttribute}\\b[^>]*>(?=</bdi>)`);

/**
 * Returns the not-found page with the path of the request target inserted. The page is rendered
 * once for all paths; the path from an untrusted client is inserted as escaped text only.
 */
export function insertRequestedPath(html: string, target: string): string {
  const { path } = splitTarget(target);
  return html.replace(place, (element) => `${element} ${escapeHtml(readablePath(path))}`);
}
