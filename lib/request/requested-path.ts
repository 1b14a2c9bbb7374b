import { escapeHtml } from '../platform/http/escape-html.ts';
import { splitTarget } from '../platform/http/split-target.ts';
import { readablePath } from '../routing/readable-path.ts';

/** Marks the empty element of the not-found page that is to name the path that was asked for. */
export const requestedPathAttribute = 'data-requested-path';

const place = new RegExp(`<bdi\\b[^>]*\\b${requestedPathAttribute}\\b[^>]*>(?=</bdi>)`);

/**
 * The not-found page with the path that a request target asked for. The page is rendered once for
 * all paths, and what a stranger typed is only ever text in it.
 */
export function insertRequestedPath(html: string, target: string): string {
  const { path } = splitTarget(target);
  return html.replace(place, (element) => `${element} ${escapeHtml(readablePath(path))}`);
}
