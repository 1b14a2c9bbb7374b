import { escapeHtml } from '../platform/http/escape-html.ts';
import { splitTarget } from '../platform/http/split-target.ts';
import { readablePath } from '../routing/readable-path.ts';
import type { PagePlace } from './listing/page-place.ts';

/** Marks the empty element of the not-found page into which the requested path is inserted. */
export const requestedPathAttribute = 'data-requested-path';

const place = new RegExp(`<bdi\\b[^>]*\\b${requestedPathAttribute}\\b[^>]*>(?=</bdi>)`);

/**
 * Returns the places in the not-found page that take the target of a request. Its path, which any
 * client may have made up, is inserted as escaped text only.
 */
export function requestedPathPlaces(html: string): PagePlace<string>[] {
  const found = place.exec(html);
  if (!found) return [];
  const end = found.index + found[0].length;
  const fill = (target: string) => ` ${escapeHtml(readablePath(splitTarget(target).path))}`;
  return [{ start: end, end, fill }];
}
