import sharp, { type Sharp } from 'sharp';
import type { Geometry } from './geometry.ts';
import type { OutputFormat } from './negotiate.ts';
import { type ImageParameters, MAX_PIXELS } from './parameters.ts';

// One core per job: two jobs at a time use both cores without starving the responses to queries.
sharp.concurrency(1);
// Jobs have nothing in common that would be worth the memory of a cache.
sharp.cache(false);

/** Most pixels of a master that may be decoded, all frames of an animation together. */
export const MAX_INPUT_PIXELS = 128_000_000;

/** Timeout of a rendering, in seconds. */
const GIVE_UP_AFTER_S = 10;

/** Why a picture was not rendered: it takes too long, or its master is too large. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

/** A picture to be rendered. */
export interface RenderJob {
  readonly path: string;
  readonly geometry: Geometry;
  readonly parameters: ImageParameters;
  readonly format: OutputFormat;
  /** Whether every frame of an animation is wanted. */
  readonly animated: boolean;
  /** Whether the source is an SVG. */
  readonly isDrawing: boolean;
}

const DEFAULT_QUALITY = 75;

/**
 * Renders a picture. Rejects with {@link TooMuchWork} where that exceeds the limits, and with
 * another error where the source cannot be decoded after all.
 */
export async function render(job: RenderJob): Promise<Buffer<ArrayBuffer>> {
  try {
    return await transform(job);
  } catch (error) {
    const isLimit = error instanceof Error && /timeout|exceeds pixel limit/.test(error.message);
    throw isLimit ? new TooMuchWork(error.message) : error;
  }
}

async function transform(job: RenderJob): Promise<Buffer<ArrayBuffer>> {
  const { geometry, parameters: p } = job;
  const { region, size, canvas } = geometry;
  const background = p.bg === undefined ? null : `#${cssOrder(p.bg)}`;
  let image = open(job, await moves(job)).autoOrient();
  if (!geometry.whole) image = image.extract(region);
  image = image.resize(size.width, size.height, {
    fit: geometry.entropy ? 'cover' : 'fill',
    ...(geometry.entropy ? { position: sharp.strategy.entropy } : {}),
  });
  if (canvas !== null) {
    const left = Math.floor((canvas.width - size.width) / 2);
    const top = Math.floor((canvas.height - size.height) / 2);
    image = image.extend({
      left,
      top,
      right: canvas.width - size.width - left,
      bottom: canvas.height - size.height - top,
      background: background ?? transparentOrWhite(job.format),
    });
  }
  image = await turned(image, job);
  if (p.sat !== 0) image = image.modulate({ saturation: 1 + p.sat / 100 });
  if (p.invert) image = image.negate({ alpha: false });
  const sharpness = Math.max(p.sharp, p.sharpen);
  if (sharpness > 0) image = image.sharpen({ sigma: 0.5 + sharpness / 40 });
  if (p.blur > 0) image = image.blur(Math.max(p.blur / 10, 0.3));
  if (background !== null) image = image.flatten({ background });
  return encode(image, job).toBuffer();
}

/** Formats that can hold several frames. */
const MOVING = new Set<OutputFormat>(['webp', 'gif']);

/**
 * Whether a rendering is animated. A picture whose frames have too many pixels together becomes a
 * still picture, and so does one that is rotated or flipped: sharp would transform the strip of all
 * its frames as one picture.
 */
async function moves(job: RenderJob): Promise<boolean> {
  const { path, animated, format, geometry, parameters } = job;
  if (!animated || !MOVING.has(format) || isTurned(parameters)) return false;
  const { pages = 1 } = await sharp(path).metadata();
  return pages * geometry.size.width * geometry.size.height <= MAX_PIXELS;
}

function open({ path, geometry, isDrawing }: RenderJob, animated: boolean): Sharp {
  // An SVG is rendered at the requested size; one that is cut keeps its own size.
  const factor = isDrawing && geometry.whole ? geometry.size.width / geometry.region.width : 1;
  return sharp(path, {
    animated,
    failOn: 'error',
    limitInputPixels: MAX_INPUT_PIXELS,
    ...(isDrawing ? { density: Math.min(Math.max(72 * factor, 72), 2400) } : {}),
  }).timeout({ seconds: GIVE_UP_AFTER_S });
}

/** Converts a colour of the protocol (ARGB if it has transparency) to CSS order (RGBA). */
function cssOrder(colour: string): string {
  const alphaLength = colour.length === 8 ? 2 : colour.length === 4 ? 1 : 0;
  return colour.slice(alphaLength) + colour.slice(0, alphaLength);
}

const transparentOrWhite = (format: OutputFormat) =>
  format === 'jpg' || format === 'pjpg' ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 };

const isTurned = ({ or, flip }: ImageParameters) => or !== 0 || flip !== undefined;

/** Rotates after the cut and flips after rotating; sharp alone does it in the opposite order. */
async function turned(image: Sharp, { parameters: p }: RenderJob): Promise<Sharp> {
  if (!isTurned(p)) return image;
  const upright = await finished(image);
  if (p.flip === undefined) return upright.rotate(p.or);
  const next = p.or === 0 ? upright : await finished(upright.rotate(p.or));
  return next.flop(p.flip.includes('h')).flip(p.flip.includes('v'));
}

/** Applies the pending operations of a pipeline, so that later ones apply to their result. */
async function finished(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: GIVE_UP_AFTER_S });
}

function encode(image: Sharp, { format, parameters }: RenderJob): Sharp {
  const quality = parameters.q ?? DEFAULT_QUALITY;
  switch (format) {
    case 'png':
      return image.png({ compressionLevel: 9 });
    case 'webp':
      return image.webp({ quality, effort: 4 });
    case 'gif':
      return image.gif();
    case 'avif':
      // AVIF has another quality scale: two thirds of a JPEG's number look about the same.
      return image.avif({ quality: Math.max(Math.round((quality * 2) / 3), 1), effort: 2 });
    default:
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, progressive: format === 'pjpg' });
  }
}
