import { draftMode } from 'next/headers';
import type { NextRequest } from 'next/server';
import { posterPath, posterVersion } from '#lib/media/poster/poster';
import { parsePosterAddress } from '#lib/media/poster/poster-address';
import { readPoster } from '#lib/media/poster/read-poster';
import { serverEnv } from '#lib/platform/env/server';
import { privateResponse } from '#lib/platform/http/private-response';
import { immutableResponse } from '#lib/platform/immutable-response';
import { log } from '#lib/platform/log/log';
import { refusePreviewed } from '#lib/request/preview/read-preview-cookies';
import { cachedPoster } from './cached-poster';

type Context = RouteContext<'/posters/[locale]/[...address]'>;

/**
 * Returns the preview image of a page for social networks; the URL of an outdated version redirects
 * to the current one.
 */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { locale, address } = await params;
  const refusal = await refusePreviewed('poster', request);
  if (refusal) return refusal;
  const requested = parsePosterAddress(locale, address);
  if (!requested) return new Response(null, { status: 404 });
  try {
    const poster = await readPoster(requested);
    if (!poster) return new Response(null, { status: 404 });
    if (requested.version !== posterVersion(poster)) {
      return Response.redirect(new URL(posterPath(poster), serverEnv.siteUrl), 307);
    }
    // What a preview shows may not be public: no cache has it.
    const { isEnabled: isPreview } = await draftMode();
    // A HEAD request need not wait for the rendering.
    const file = request.method === 'HEAD' ? null : await cachedPoster(poster, isPreview);
    return new Response(file, {
      headers: {
        'Content-Type': 'image/jpeg',
        ...(isPreview ? privateResponse : immutableResponse),
      },
    });
  } catch (error) {
    log('warning', 'poster.not-rendered', { error: String(error) });
    return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
  }
}
