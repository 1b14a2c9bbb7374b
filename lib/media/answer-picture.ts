import 'server-only';
import { pictureOrigin } from '../content/picture-origin.ts';
import { serverEnv } from '../platform/env/server.ts';
import { splitTarget } from '../platform/http/split-target.ts';
import { busy, fetchPicture } from './fetch-picture.ts';
import { pictureAddress } from './picture/picture-address.ts';
import { readRendering } from './read-rendering.ts';

/**
 * Responds to the decoded `path` below `/media`: with a picture in a version that pages use, 308
 * from similar addresses, 404 for everything else, 503 while it cannot be rendered. All is 404 if
 * content is hosted, because its pictures come from its CDN.
 */
export async function answerPicture(path: readonly string[], request: Request): Promise<Response> {
  const { content } = serverEnv;
  const { pathname, searchParams } = new URL(request.url);
  const rendering = readRendering(path, searchParams, pictureOrigin);
  if (content.mode !== 'embedded' || !rendering) return new Response(null, { status: 404 });
  const address = pictureAddress(pictureOrigin, rendering);
  if (!isSame(address, pathname, searchParams)) {
    return new Response(null, {
      status: 308,
      headers: { Location: address, 'Cache-Control': 'no-cache' },
    });
  }
  return await fetchPicture(content.apiHost, rendering, request).catch(busy);
}

/** Compares parsed queries, because the framework has re-serialized the query. */
function isSame(address: string, pathname: string, query: URLSearchParams): boolean {
  const { path, query: search } = splitTarget(address);
  return path === pathname && new URLSearchParams(search ?? '').toString() === query.toString();
}
