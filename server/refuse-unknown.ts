import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURE_PATH } from '../lib/content/model/picture.ts';
import { pictureFile } from '../lib/media/picture/picture-file.ts';
import { splitTarget } from '../lib/platform/http/split-target.ts';
import { isPageTarget } from '../lib/request/preview/page-target.ts';
import { tooManyHeaders } from '../lib/request/rate-limit/too-many-headers.ts';
import type { HeaderList } from './http/security-headers.ts';
import { sendError } from './http/send-error.ts';
import { countUnknown } from './request/count-unknown.ts';

/** No address has as many segments; each would take the framework time. */
const MAX_SEGMENTS = 16;

/**
 * Returns a function that responds to a request for an address beside the pages at which there is
 * certainly nothing, and returns whether it did: with 404, beyond the limit of its sender with 429.
 * The framework would render a page for it. `routes` are the patterns of the paths at which there is
 * something; `security` are the headers of errors.
 */
export function refuseUnknown(
  routes: readonly RegExp[],
  security: HeaderList,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { url = '' } = request;
    if (isPageTarget(url) || hasSomething(splitTarget(url).path, routes)) return false;
    if (countUnknown(request)) sendError(response, 404, security);
    else sendError(response, 429, security, Object.entries(tooManyHeaders('notFound')));
    return true;
  };
}

function hasSomething(target: string, routes: readonly RegExp[]): boolean {
  // The framework redirects these to their usual spelling; percent-encoded, it does not.
  if (target.includes('//') || target.includes('\\')) return true;
  const path = decodeURI(target);
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith(`${PICTURE_PATH}/`) && !pictureFile.test(file)) return false;
  if (path.split('/', MAX_SEGMENTS + 1).length > MAX_SEGMENTS) return false;
  return routes.some((route) => route.test(path));
}
