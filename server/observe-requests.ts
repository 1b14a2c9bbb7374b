import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitTarget } from '../lib/platform/http/split-target.ts';
import { metrics } from '../lib/platform/metrics/metrics.ts';
import { isPageTarget } from '../lib/request/preview/page-target.ts';
import { formPaths } from '../lib/routing/form-addresses.ts';
import { onResponseEnd } from './http/on-response-end.ts';
import { filePaths, picturePaths } from './path-kinds.ts';
import { cacheStateOf, noteCacheStates } from './response-cache/cache-state.ts';

/** The kinds of requests that are for no page, by their paths; the first that matches counts. */
const kinds = [
  { kind: 'file', paths: filePaths },
  { kind: 'picture', paths: picturePaths },
  { kind: 'form', paths: formPaths },
  { kind: 'api', paths: /^\/api\// },
] as const;

type Kind = (typeof kinds)[number]['kind'] | 'payload' | 'page' | 'other';

/** The status of a request whose client has left before a response; nginx logs the same. */
const CLIENT_LEFT = 499;

/**
 * Returns a function that adds the response to a request to the metrics of this process, once it has
 * ended: by the kind of the request, the status, and whether a stored page was used.
 */
export function observeRequests(): (request: IncomingMessage, response: ServerResponse) => void {
  const { durations } = metrics();
  noteCacheStates();
  return (request, response) => {
    const end = durations.startTimer({ kind: kindOf(request) });
    onResponseEnd(response, () => {
      const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
      end({ status, cache: cacheStateOf(response) ?? 'none' });
    });
  };
}

function kindOf({ url = '', headers }: IncomingMessage): Kind {
  const { path } = splitTarget(url);
  const found = kinds.find(({ paths }) => paths.test(path));
  if (found) return found.kind;
  if (!isPageTarget(path)) return 'other';
  // The router requests the payload of a page.
  return headers.rsc === undefined ? 'page' : 'payload';
}
