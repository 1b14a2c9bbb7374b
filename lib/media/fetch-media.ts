import 'server-only';
import { serverEnv } from '../env/server.ts';

/** Headers of the embedded service's answers that browsers and caches need. */
const passed = ['content-type', 'content-length', 'cache-control', 'etag', 'vary', 'last-modified'];
const asked = ['accept', 'if-none-match'];

/** Pictures are made in seconds at the worst; a visitor does not wait longer than this. */
const deadline = 20_000;

/**
 * Fetches a picture or file of the embedded content service, so that the browser gets it from the
 * site's own origin. Null when content is hosted: pictures then come from the service's CDN.
 */
export async function fetchMedia(path: string, request: Request): Promise<Response | null> {
  const { content } = serverEnv;
  if (content.mode !== 'embedded') return null;
  const answer = await fetch(`${content.apiHost}/${path}${new URL(request.url).search}`, {
    headers: pick(request.headers, asked),
    cache: 'no-store',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(deadline)]),
  });
  return new Response(answer.body, {
    status: answer.status,
    headers: pick(answer.headers, passed),
  });
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}
