import 'server-only';
import { pictureOrigin } from '../content/client.ts';
import { senderOf } from '../platform/http/sender.ts';
import { serviceAddress } from './picture/picture-address.ts';
import type { Rendering } from './picture/renderings.ts';

/** Request headers on which the embedded service's response depends. */
const requestHeaders = ['accept', 'if-none-match'];
/** Headers of its responses that browsers and caches need. */
const responseHeaders = [
  'content-type',
  'content-length',
  'last-modified',
  'cache-control',
  'etag',
  'vary',
];

/** In ms. Rendering a picture takes seconds at worst; visitors do not wait longer than this. */
const deadline = 20_000;

/**
 * Fetches a picture from the embedded content service at `apiHost`, so that the browser gets it
 * from the site's own origin. The service receives the sender's address, and the request is aborted
 * if the client disconnects. Rejects if the service does not respond in time; returns 503 if it
 * cannot render the picture now.
 */
export async function fetchPicture(
  apiHost: string,
  rendering: Rendering,
  request: Request,
): Promise<Response> {
  const headers = pick(request.headers, requestHeaders);
  headers.set('X-Forwarded-For', senderOf(request.headers));
  const response = await fetch(serviceAddress({ ...pictureOrigin, baseUrl: apiHost }, rendering), {
    method: request.method,
    headers,
    cache: 'no-store',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(deadline)]),
  });
  if (response.status === 200 || response.status === 304) {
    return new Response(response.body, {
      status: response.status,
      headers: pick(response.headers, responseHeaders),
    });
  }
  await response.body?.cancel();
  return response.status === 404 ? new Response(null, { status: 404 }) : busy();
}

/** Returns the response for when pictures cannot be rendered. */
export function busy(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}
