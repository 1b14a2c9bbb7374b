import { encode } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import { fail, type Result, succeed } from '../http/result.ts';
import { MAX_INPUT_PIXELS } from '../images/render.ts';
import type { JsonObject } from '../store/json.ts';
import { errorMessage } from '../util/error-message.ts';
import { extractPalette } from './palette.ts';

/** The description of a picture, derived from its file. */
export interface ImageDescription {
  readonly extension: string;
  readonly mimeType: string;
  /** In pixels, with the EXIF orientation applied. */
  readonly width: number;
  readonly height: number;
  readonly metadata: JsonObject;
}

/** The greater side of a preview, in pixels. */
const PREVIEW_SIZE = 16;

const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
};

/**
 * Reads a picture and extracts its metadata: dimensions and transparency always; a palette, a
 * tiny preview (lqip) and a blurhash if `wanted` contains them. EXIF data and the location of a
 * photo are never stored. An unreadable or unknown picture fails with a description.
 */
export async function describeImage(
  path: string,
  wanted: ReadonlySet<string>,
): Promise<Result<ImageDescription, string>> {
  try {
    const source = sharp(path, { failOn: 'error', limitInputPixels: MAX_INPUT_PIXELS });
    const header = await source.metadata();
    const format = FORMATS[header.format ?? ''];
    if (format === undefined || (header.format === 'heif' && header.compression !== 'av1')) {
      return fail(`Unsupported image format "${header.format ?? 'unknown'}"`);
    }
    const { width, height } = header.autoOrient;
    const hasAlpha = header.hasAlpha === true;
    const upright = () => source.clone().autoOrient();
    const metadata: JsonObject = {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: !hasAlpha || (await source.clone().stats()).isOpaque,
    };
    if (wanted.has('lqip')) metadata.lqip = await preview(upright());
    if (wanted.has('blurhash')) metadata.blurHash = await blurHash(upright());
    if (wanted.has('palette')) metadata.palette = await extractPalette(upright());
    return succeed({ ...format, width, height, metadata });
  } catch (error) {
    return fail(`Invalid image: ${errorMessage(error)}`);
  }
}

/** As WebP: a JPEG of this size would consist of its tables, and be four times as long. */
async function preview(image: Sharp): Promise<string> {
  const bytes = await image
    .resize(PREVIEW_SIZE, PREVIEW_SIZE, { fit: 'inside' })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

async function blurHash(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(32, 32, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isWide = info.width >= info.height;
  return encode(
    new Uint8ClampedArray(data),
    info.width,
    info.height,
    isWide ? 4 : 3,
    isWide ? 3 : 4,
  );
}
