import { existsSync } from 'node:fs';
import { mediaTypeOf } from '../../assets/media-types.ts';
import { ApiException, unwrap } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import { isBackground } from '../../http/priority.ts';
import { isAnimated } from '../../images/animation.ts';
import { planGeometry, type Size } from '../../images/geometry.ts';
import type { ImageRequest, ImageService } from '../../images/image-service.ts';
import { MEDIA_TYPES, negotiate, type OutputFormat } from '../../images/negotiate.ts';
import { parseImageParameters } from '../../images/parameters.ts';
import { TooMuchWork } from '../../images/render.ts';
import { QueueFull } from '../../images/work-queue.ts';
import type { StoredDocument } from '../../store/json.ts';
import { isJsonObject } from '../../store/json.ts';
import type { ApiContext } from '../request/context.ts';
import { hasCopy, IMMUTABLE, SAFE_HEADERS, saveAsHeader, sendFile } from './download.ts';
import { findAsset } from './find-asset.ts';

/** Caching of a picture whose AVIF is still being rendered. */
const PROVISIONAL = 'public, max-age=60';

/**
 * Handles `GET /images/{project}/{dataset}/{sha1}-{w}x{h}.{ext}`: sends a picture as uploaded, or
 * cut, scaled and encoded according to the parameters. A request with the priority of background work
 * is handled while nobody waits for another picture, and waits for the AVIF too.
 */
export async function serveImage(c: ApiContext): Promise<Response> {
  const { document, path, sha1, extension, saveAs } = findAsset(c, 'images');
  const parameters = unwrap(parseImageParameters(new URL(c.req.url).searchParams));
  const size = sizeOf(document);
  // An SVG scales by itself: it is only rasterized where a format is requested.
  const isDrawing = extension === 'svg' && parameters?.fm === undefined;
  if (parameters === null || isDrawing || size === null) {
    return sendFile(c, { path, mimeType: mediaTypeOf(extension), sha1, saveAs });
  }
  if (parameters.fm === 'json') return c.json({ ...size, format: extension });
  const image: ImageRequest = {
    source: { path, sha1 },
    geometry: planGeometry(size, parameters),
    parameters,
    animated: await isAnimated(path, extension),
    isDrawing: extension === 'svg',
  };
  const choice = chooseFormat(c.env.service.images, image, extension, c.req.header('accept'));
  return sendPicture(c, image, choice, saveAs);
}

/** The format of a response. */
interface FormatChoice {
  readonly format: OutputFormat;
  /** Whether it is sent only until the AVIF of the picture is rendered. */
  readonly isProvisional: boolean;
}

/** Chooses the format of a picture: AVIF where the client accepts it and it has been rendered. */
function chooseFormat(
  images: ImageService,
  image: ImageRequest,
  extension: string,
  accept: string | undefined,
): FormatChoice {
  const { parameters, geometry, animated } = image;
  const size = geometry.canvas ?? geometry.size;
  const { format, better } = negotiate(parameters, extension, accept, size, animated);
  if (better === null || !images.canBecomeAvif(image)) return { format, isProvisional: false };
  const isReady = images.has(image, better);
  return { format: isReady ? better : format, isProvisional: !isReady };
}

async function sendPicture(
  c: ApiContext,
  image: ImageRequest,
  { format, isProvisional }: FormatChoice,
  saveAs: string | null,
): Promise<Response> {
  const { images } = c.env.service;
  const etag = `"${images.keyOf(image, format).slice(0, 32)}"`;
  const headers: Record<string, string> = {
    ...SAFE_HEADERS,
    ...saveAsHeader(saveAs),
    ...(image.parameters.auto === 'format' ? { vary: 'Accept' } : {}),
    'cache-control': isProvisional ? PROVISIONAL : IMMUTABLE,
    'content-type': MEDIA_TYPES[format],
    etag,
  };
  const { signal } = c.req.raw;
  const isForLater = isBackground(c.req.header('priority'));
  const prepare = async () => {
    if (!isProvisional) return;
    if (isForLater) return await images.prepareAvif(image, format, signal);
    // Nobody waits for it: when it fails, the next visitor gets the same format as this one.
    images.prepareAvif(image, format).catch(() => undefined);
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
