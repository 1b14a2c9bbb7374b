import { existsSync } from 'node:fs';
import { assetIdOfFilename, parseAssetId } from '../assets/asset-id.ts';
import {
  downloadReply,
  hasCopy,
  IMMUTABLE,
  SAFE_HEADERS,
  saveAsHeader,
} from '../assets/download.ts';
import { mediaTypeOf } from '../assets/media-types.ts';
import type { ApiRequest, Handler } from '../http/api-request.ts';
import { clientAddress } from '../http/client-address.ts';
import { plainError } from '../http/errors.ts';
import { errorReply, json, type Reply } from '../http/reply.ts';
import type { StoredDocument } from '../store/json.ts';
import { isJsonObject } from '../store/json.ts';
import { isAnimated } from './animation.ts';
import { planGeometry, type Size } from './geometry.ts';
import type { ImageRequest } from './image-service.ts';
import { MEDIA_TYPES, negotiate } from './negotiate.ts';
import { parseImageParameters } from './parameters.ts';
import { TooMuchWork } from './render.ts';
import { QueueFull } from './work-queue.ts';

/** Caching of a picture whose AVIF is still being rendered. */
const PROVISIONAL = 'public, max-age=60';

/**
 * Handles `GET /images/{project}/{dataset}/{sha1}-{w}x{h}.{ext}`: sends a picture as uploaded, or
 * cut, scaled and encoded according to the parameters.
 */
export const serveImage: Handler = async (request) => {
  const { service, params, query } = request;
  const id = assetIdOfFilename('images', params.filename ?? '');
  const asset = parseAssetId(id ?? '');
  const state =
    params.project === service.projectId ? service.store.dataset(params.dataset ?? '') : undefined;
  const document = state?.get(id ?? '');
  if (state === undefined || document === undefined || asset === null) {
    return errorReply(plainError(404, 'There is no such image'));
  }
  const { originalFilename } = document;
  const ownName = typeof originalFilename === 'string' ? originalFilename : '';
  const saveAs = query.has('dl') ? query.get('dl') || ownName : null;
  const path = service.files.pathOf(state.info.name, 'images', asset.sha1, asset.extension);
  const parameters = parseImageParameters(query);
  if (!parameters.ok) return errorReply(parameters.error);
  const size = sizeOf(document);
  // An SVG scales by itself: it is only rasterized where a format is requested.
  const isDrawing = asset.extension === 'svg' && parameters.value?.fm === undefined;
  if (parameters.value === null || isDrawing || size === null) {
    return downloadReply({
      path,
      mimeType: mediaTypeOf(asset.extension),
      sha1: asset.sha1,
      saveAs,
      range: request.raw.headers.range,
      ifNoneMatch: request.raw.headers['if-none-match'],
    });
  }
  if (parameters.value.fm === 'json') return json(200, { ...size, format: asset.extension });
  const image: ImageRequest = {
    source: { path, sha1: asset.sha1 },
    geometry: planGeometry(size, parameters.value),
    parameters: parameters.value,
    animated: await isAnimated(path, asset.extension),
    isDrawing: asset.extension === 'svg',
  };
  return picture(request, image, asset.extension, saveAs);
};

async function picture(
  request: ApiRequest,
  image: ImageRequest,
  extension: string,
  saveAs: string | null,
): Promise<Reply> {
  const { images } = request.service;
  const { parameters: p, geometry } = image;
  const { accept } = request.raw.headers;
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
  const prepare = () => {
    if (better !== null && !isReady) images.prepareAvif(image, wanted.format);
  };
  if (hasCopy(request.raw.headers['if-none-match'], etag)) {
    prepare();
    return { status: 304, headers, body: null };
  }
  try {
    const client = clientAddress(request.raw);
    const body = await images.get(image, format, { client, signal: request.signal });
    // Only now: the AVIF must not delay this response, and its size is compared with this
    // picture's.
    prepare();
    return { status: 200, headers, body };
  } catch (error) {
    if (!existsSync(image.source.path)) {
      return errorReply(plainError(404, 'The file of this image is missing'));
    }
    const isTooMuch = error instanceof QueueFull || error instanceof TooMuchWork;
    // Nobody reads the response to a client that has disconnected.
    if (!isTooMuch && !request.signal.aborted) throw error;
    return errorReply(plainError(503, 'This image cannot be made now', { 'retry-after': '5' }));
  }
}

function sizeOf(document: StoredDocument): Size | null {
  const { metadata } = document;
  const dimensions = isJsonObject(metadata) ? metadata.dimensions : null;
  if (!isJsonObject(dimensions)) return null;
  const { width, height } = dimensions;
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
}
