import 'server-only';
import { pictureOrigin } from '../content/picture-origin.ts';
import { senderOf } from '../platform/http/sender.ts';
import { acceptedFormats } from './picture/accepted-formats.ts';
import { serviceAddress } from './picture/picture-address.ts';
import type { Rendering } from './picture/renderings.ts';

/**
 * Headers of the service's responses that browsers and caches need. The server around the framework
 * adds the entity tag, and compares it.
 */
const responseHeaders = ['content-type', 'content-length', 'cache-control', 'vary'];

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
  const response = await fetch(serviceAddress({ ...pictureOrigin, baseUrl: apiHost }, rendering), {
    method: request.method,
    headers: {
      Accept: acceptedFormats(request.headers.get('accept') ?? undefined),
      'X-Forwarded-For': senderOf(request.headers),
    },
    cache: 'no-store',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(deadline)]),
  });
  if (response.status === 200) {
    return new Response(response.body, { headers: pick(response.headers, responseHeaders) });
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
