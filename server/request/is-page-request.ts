import type { IncomingMessage } from 'node:http';
import { isPageTarget } from '../../lib/request/preview/page-target.ts';

/** Whether a request is for a page as a document, not for the payload that the router loads. */
export function isPageRequest({ url = '', headers }: IncomingMessage): boolean {
  return isPageTarget(url) && headers.rsc === undefined;
}
