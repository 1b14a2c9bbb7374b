import type { Picture } from '../../content/model/picture.ts';
import { type Region, usableRegion } from '../../content/model/usable-region.ts';
import { type FrameRatio, frameRatios } from './frame-ratios.ts';

/** A point: in a frame in percent from its left and top edge, in a master in pixels. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the largest frame of a ratio that fits into the picture, centred on its
 * focal point as far as possible; the whole picture without a ratio.
 */
export function frameOf(picture: Picture, name?: FrameRatio): Region {
  const usable = usableRegion(picture);
  if (!name) return usable;
  const ratio = frameRatios[name];
  const width = Math.min(usable.width, Math.round(usable.height * ratio));
  const height = Math.min(usable.height, Math.round(width / ratio));
  const { x, y } = focalPoint(picture);
  return {
    left: usable.left + offset(x - usable.left, usable.width, width),
    top: usable.top + offset(y - usable.top, usable.height, height),
    width,
    height,
  };
}

/**
 * Returns the position of the focal point in the frame of a ratio. It keeps the point visible in a
 * box of yet another ratio (`object-position`), and positions light on it. The centre for a picture
 * without a focal point.
 */
export function focusInFrame(picture: Picture, ratio?: FrameRatio): Focus {
  if (!picture.hotspot) return { x: 50, y: 50 };
  const frame = frameOf(picture, ratio);
  const { x, y } = focalPoint(picture);
  return { x: share(x - frame.left, frame.width), y: share(y - frame.top, frame.height) };
}

/**
 * Returns the focal point in pixels of the master; by default the centre of the cropped picture.
 */
function focalPoint(picture: Picture): Focus {
  const { hotspot, width, height } = picture;
  if (hotspot) return { x: hotspot.x * width, y: hotspot.y * height };
  const usable = usableRegion(picture);
  return { x: usable.left + usable.width / 2, y: usable.top + usable.height / 2 };
}

/** Returns the start of a part centred on a point, limited to the available length. */
function offset(point: number, available: number, framed: number): number {
  return Math.min(Math.max(Math.round(point - framed / 2), 0), available - framed);
}

function share(point: number, framed: number): number {
  return Math.min(Math.max(Math.round((point / framed) * 100), 0), 100);
}
