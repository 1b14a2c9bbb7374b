import type { Picture } from '../../content/picture.ts';

/** Width and height in pixels of the master. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the master in its pixels. */
export interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

/** A point: of a frame in percent from its left and top edge, of a master in pixels. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** What the editor left of the master after cropping it. */
export function usableRegion({ width, height, crop }: Picture): Region {
  const left = Math.round((crop?.left ?? 0) * width);
  const top = Math.round((crop?.top ?? 0) * height);
  return {
    left,
    top,
    width: Math.round(width * (1 - (crop?.right ?? 0))) - left,
    height: Math.round(height * (1 - (crop?.bottom ?? 0))) - top,
  };
}

/**
 * The largest frame of a ratio (width / height) that the picture fills, around its focal point as
 * far as the picture reaches; all of the picture without a ratio.
 */
export function frameOf(picture: Picture, ratio?: number): Region {
  const usable = usableRegion(picture);
  if (!ratio) return usable;
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
 * Where the focal point lies in the frame of a ratio, so that a picture that covers a box of yet
 * another ratio keeps it in view (`object-position`), and light can be put on it. The middle for a
 * picture without one.
 */
export function focusInFrame(picture: Picture, ratio?: number): Focus {
  if (!picture.hotspot) return { x: 50, y: 50 };
  const frame = frameOf(picture, ratio);
  const { x, y } = focalPoint(picture);
  return { x: share(x - frame.left, frame.width), y: share(y - frame.top, frame.height) };
}

/** In pixels of the master; the middle of what the editor left where nothing else is said. */
function focalPoint(picture: Picture): Focus {
  const { hotspot, width, height } = picture;
  if (hotspot) return { x: hotspot.x * width, y: hotspot.y * height };
  const usable = usableRegion(picture);
  return { x: usable.left + usable.width / 2, y: usable.top + usable.height / 2 };
}

/** Where a part that is centred on a point begins, as far as there is room. */
function offset(point: number, available: number, framed: number): number {
  return Math.min(Math.max(Math.round(point - framed / 2), 0), available - framed);
}

function share(point: number, framed: number): number {
  return Math.min(Math.max(Math.round((point / framed) * 100), 0), 100);
}
