import { pictureOrigin } from '#lib/content/client';
import { serverEnv } from '#lib/env/server';
import { busy, fetchPicture } from '#lib/media/fetch-picture';
import { readRendering } from '#lib/media/read-rendering';
import { pictureAddress } from '#lib/picture/picture-address';

/**
 * Pictures of the embedded content service, from the site's own origin, in the versions that pages
 * name. What comes close leads there for good, the rest is 404; all of it where content is hosted,
 * whose pictures come from its CDN.
 */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params;
  const { content } = serverEnv;
  const { pathname, search, searchParams } = new URL(request.url);
  const rendering = readRendering(path, searchParams, pictureOrigin);
  if (content.mode !== 'embedded' || !rendering) return new Response(null, { status: 404 });
  const address = pictureAddress(pictureOrigin, rendering);
  if (address !== pathname + search) {
    return new Response(null, { status: 308, headers: { Location: address } });
  }
  return await fetchPicture(content.apiHost, rendering, request).catch(busy);
}
