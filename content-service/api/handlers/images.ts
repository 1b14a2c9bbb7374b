import { existsSync } from 'node:fs';
import { assetIdOfFilename, parseAssetId } from '../../assets/asset-id.ts';
import { mediaTypeOf } from '../../assets/media-types.ts';
import { ApiException, unwrap } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import { isBackground } from '../../http/priority.ts';
import { isAnimated } from '../../images/animation.ts';
import { planGeometry, type Size } from '../../images/geometry.ts';
import type { ImageRequest } from '../../images/image-service.ts';
import { MEDIA_TYPES, negotiate } from '../../images/negotiate.ts';
import { parseImageParameters } from '../../images/parameters.ts';
import { TooMuchWork } from '../../images/render.ts';
import { QueueFull } from '../../images/work-queue.ts';
import type { StoredDocument } from '../../store/json.ts';
import { isJsonObject } from '../../store/json.ts';
import type { ApiContext } from '../request/context.ts';
import { hasCopy, IMMUTABLE, SAFE_HEADERS, saveAsHeader, sendFile } from './download.ts';

/** Caching of a picture whose AVIF is still being rendered. */
const PROVISIONAL = 'public, max-age=60';

/**
 * Handles `GET /images/{project}/{dataset}/{sha1}-{w}x{h}.{ext}`: sends a picture as uploaded, or
 * cut, scaled and encoded according to the parameters. A request with the priority of background work
 * is handled while nobody waits for another picture, and waits for the AVIF too.
 */
export async function serveImage(c: ApiContext): Promise<Response> {
  const { service } = c.env;
  const id = assetIdOfFilename('images', c.req.param('filename') ?? '');
  const asset = parseAssetId(id ?? '');
  const isHere = c.req.param('project') === service.projectId;
  const state = isHere ? service.store.dataset(c.req.param('dataset') ?? '') : undefined;
  const document = state?.get(id ?? '');
  if (state === undefined || document === undefined || asset === null) {
    throw new ApiException(plainError(404, 'There is no such image'));
  }
  const { originalFilename } = document;
  const ownName = typeof originalFilename === 'string' ? originalFilename : '';
  const query = new URL(c.req.url).searchParams;
  const saveAs = query.has('dl') ? query.get('dl') || ownName : null;
  const path = service.files.pathOf(state.info.name, 'images', asset.sha1, asset.extension);
  const parameters = unwrap(parseImageParameters(query));
  const size = sizeOf(document);
  // An SVG scales by itself: it is only rasterized where a format is requested.
  const isDrawing = asset.extension === 'svg' && parameters?.fm === undefined;
  if (parameters === null || isDrawing || size === null) {
    const mimeType = mediaTypeOf(asset.extension);
    return sendFile(c, { path, mimeType, sha1: asset.sha1, saveAs });
  }
  if (parameters.fm === 'json') return c.json({ ...size, format: asset.extension });
  const image: ImageRequest = {
    source: { path, sha1: asset.sha1 },
    geometry: planGeometry(size, parameters),
    parameters,
    animated: await isAnimated(path, asset.extension),
    isDrawing: asset.extension === 'svg',
  };
  return picture(c, image, asset.extension, saveAs);
}

async function picture(
  c: ApiContext,
  image: ImageRequest,
  extension: string,
  saveAs: string | null,
): Promise<Response> {
  const { images } = c.env.service;
  const { parameters: p, geometry } = image;
  const accept = c.req.header('accept');
  const wanted = negotiate(p, extension, accept, geometry.canvas ?? geometry.size, image.animated);
  const better = wanted.better !== null && images.canBecomeAvif(image) ? wanted.better : null;
  const isReady = better !== null && images.has(image, better);
  const format = better !== null && isReady ? better : wanted.format;
  const etag = `"${images.keyOf(image, format).slice(0, 32)}"`;
  const headers: Record<string, string> = {
    ...SAFE_HEADERS,
    ...saveAsHeader(saveAs),
    ...(p.auto === 'format' ? { vary: 'Accept' } : {}),
    'cache-control': better !== null && !isReady ? PROVISIONAL : IMMUTABLE,
    'content-type': MEDIA_TYPES[format],
    etag,
  };
  const { signal } = c.req.raw;
  const isForLater = isBackground(c.req.header('priority'));
  const prepare = async () => {
    if (better === null || isReady) return;
    if (isForLater) return await images.prepareAvif(image, wanted.format, signal);
    // Nobody waits for it: when it fails, the next visitor gets the same format as this one.
    images.prepareAvif(image, wanted.format).catch(() => undefined);
  };
  try {
    if (hasCopy(c.req.header('if-none-match'), etag)) {
      await prepare();
      return c.body(null, 304, headers);
    }
    const { network: client } = c.env.service.proxies.clientOf(c.env.incoming);
    const mayWait = isForLater && !images.has(image, format);
    const body = mayWait
      ? await images.getInBackground(image, format, signal)
      : await images.get(image, format, { client, signal });
    // Only now: the AVIF must not delay this response, and its size is compared with this
    // picture's.
    await prepare();
    return c.body(body, 200, headers);
  } catch (error) {
    if (!existsSync(image.source.path)) {
      throw new ApiException(plainError(404, 'The file of this image is missing'));
    }
    const isTooMuch = error instanceof QueueFull || error instanceof TooMuchWork;
    // Nobody reads the response to a client that has disconnected.
    if (!isTooMuch && !signal.aborted) throw error;
    const busy = plainError(503, 'This image cannot be made now', { 'retry-after': '5' });
    throw new ApiException(busy);
  }
}

function sizeOf(document: StoredDocument): Size | null {
  const { metadata } = document;
  const dimensions = isJsonObject(metadata) ? metadata.dimensions : null;
  if (!isJsonObject(dimensions)) return null;
  const { width, height } = dimensions;
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
}
