import { type ImageParameters, MAX_EDGE, MAX_PIXELS } from './parameters.ts';

/** A width and a height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture in pixels. */
export interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * How a picture is cut and scaled: first `region` is cut out of the source, then scaled to `size`,
 * then centred on `canvas`. With `entropy`, the part of the region with the most detail is cut to
 * the proportions of `size`.
 */
export interface Geometry {
  readonly region: Region;
  /** Whether the region is the whole picture. */
  readonly whole: boolean;
  readonly size: Size;
  readonly canvas: Size | null;
  readonly entropy: boolean;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/**
 * Returns the part of the source that `rect` (left,top,width,height) selects, clipped to the
 * source.
 */
function baseRegion(source: Size, rect: readonly number[] | undefined): Region {
  if (rect === undefined) return { left: 0, top: 0, ...source };
  const [x = 0, y = 0, w = 0, h = 0] = rect;
  const left = clamp(x, 0, source.width - 1);
  const top = clamp(y, 0, source.height - 1);
  return {
    left,
    top,
    width: clamp(w, 1, source.width - left),
    height: clamp(h, 1, source.height - top),
  };
}

/**
 * Returns the requested width and height: a missing one follows from the proportions, within the
 * limits.
 */
function wantedSize(region: Region, p: ImageParameters): Size {
  const ratio = region.width / region.height;
  const limit = (value: number, min: number | undefined, max: number | undefined) =>
    Math.min(Math.max(value, (min ?? 0) * p.dpr), (max ?? Number.POSITIVE_INFINITY) * p.dpr);
  const width = p.w === undefined ? undefined : p.w * p.dpr;
  const height = p.h === undefined ? undefined : p.h * p.dpr;
  const naturalWidth = height === undefined ? region.width : height * ratio;
  const wide = limit(width ?? naturalWidth, p['min-w'], p['max-w']);
  const naturalHeight = width === undefined && height === undefined ? region.height : wide / ratio;
  return { width: wide, height: limit(height ?? naturalHeight, p['min-h'], p['max-h']) };
}

/** Returns where in a region of `room` pixels a part of `part` pixels begins. */
function offset(room: number, part: number, focus: number): number {
  return clamp(Math.round(focus * room - part / 2), 0, Math.max(room - part, 0));
}

function focusOf(p: ImageParameters, source: Size, region: Region): { x: number; y: number } {
  const crops = new Set(p.crop ?? []);
  const hasFocalPoint = p['fp-x'] !== undefined || p['fp-y'] !== undefined;
  if (crops.has('focalpoint') || (crops.size === 0 && hasFocalPoint)) {
    // The focal point is a fraction of the whole picture; the region may be a part of it.
    const x = ((p['fp-x'] ?? 0.5) * source.width - region.left) / region.width;
    const y = ((p['fp-y'] ?? 0.5) * source.height - region.top) / region.height;
    return { x: clamp(x, 0, 1), y: clamp(y, 0, 1) };
  }
  const x = crops.has('left') ? 0 : crops.has('right') ? 1 : 0.5;
  const y = crops.has('top') ? 0 : crops.has('bottom') ? 1 : 0.5;
  return { x, y };
}

/**
 * Returns the factor that scales a size down to the limits of a picture; 1 where it is within them.
 */
const fitting = ({ width, height }: Size) =>
  Math.min(1, MAX_EDGE / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)));

const rounded = ({ width, height }: Size): Size => ({
  width: Math.max(Math.round(width), 1),
  height: Math.max(Math.round(height), 1),
});

const scaled = ({ width, height }: Size, factor: number): Size => ({
  width: width * factor,
  height: height * factor,
});

/** Computes how a picture of size `source` is cut and scaled for `p` (fit, crop, rect, limits). */
export function planGeometry(source: Size, p: ImageParameters): Geometry {
  const region = baseRegion(source, p.rect);
  const wanted = wantedSize(region, p);
  const within = Math.min(wanted.width / region.width, wanted.height / region.height);
  const plain = (size: Size, canvas: Size | null = null): Geometry => {
    const factor = fitting(canvas ?? size);
    return {
      region,
      whole: isWhole(source, region),
      size: rounded(scaled(size, factor)),
      canvas: canvas === null ? null : rounded(scaled(canvas, factor)),
      entropy: false,
    };
  };
  switch (p.fit) {
    case 'scale':
      return plain(wanted);
    case 'fill':
      return plain(scaled(region, within), wanted);
    case 'fillmax':
      return plain(scaled(region, Math.min(within, 1)), wanted);
    case 'max':
      return plain(scaled(region, Math.min(within, 1)));
    case 'crop':
      return cover(source, region, wanted, p);
    case 'min':
      return cover(source, region, scaled(wanted, Math.min(1, 1 / coverFactor(region, wanted))), p);
    default:
      return plain(scaled(region, within));
  }
}

const isWhole = (source: Size, region: Region) =>
  source.width === region.width && source.height === region.height;

const coverFactor = (region: Region, wanted: Size) =>
  Math.max(wanted.width / region.width, wanted.height / region.height);

function cover(source: Size, region: Region, wanted: Size, p: ImageParameters): Geometry {
  const size = rounded(scaled(wanted, fitting(wanted)));
  if (p.crop?.includes('entropy')) {
    return { region, whole: isWhole(source, region), size, canvas: null, entropy: true };
  }
  const factor = coverFactor(region, wanted);
  const width = clamp(Math.round(wanted.width / factor), 1, region.width);
  const height = clamp(Math.round(wanted.height / factor), 1, region.height);
  const focus = focusOf(p, source, region);
  const left = region.left + offset(region.width, width, focus.x);
  const top = region.top + offset(region.height, height, focus.y);
  const part = { left, top, width, height };
  return { region: part, whole: isWhole(source, part), size, canvas: null, entropy: false };
}
