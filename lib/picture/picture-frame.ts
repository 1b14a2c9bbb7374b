import type { Picture } from '../content/picture.ts';

/** Width and height in pixels of the master. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point of a frame, in percent from its left and top edge. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** What the editor left of the master after cropping it. */
export function usableSize({ width, height, crop }: Picture): Size {
  if (!crop) return { width, height };
  return {
    width: Math.round(width * (1 - crop.left - crop.right)),
    height: Math.round(height * (1 - crop.top - crop.bottom)),
  };
}

/** The largest frame of a ratio (width / height) that the picture fills; all of it without one. */
export function largestFrame(picture: Picture, ratio?: number): Size {
  const usable = usableSize(picture);
  if (!ratio) return usable;
  const width = Math.min(usable.width, Math.round(usable.height * ratio));
  return { width, height: Math.round(width / ratio) };
}

/**
 * Where the focal point lies in the frame that `pictureSources` delivers, so that a picture that
 * covers a box of yet another ratio keeps it in view (`object-position`), and light can be put on
 * it. The middle for a picture without one.
 */
export function focusInFrame(picture: Picture, ratio?: number): Focus {
  const { hotspot, crop } = picture;
  if (!hotspot) return { x: 50, y: 50 };
  const usable = usableSize(picture);
  const frame = largestFrame(picture, ratio);
  const start = { x: (crop?.left ?? 0) * picture.width, y: (crop?.top ?? 0) * picture.height };
  return {
    x: share(hotspot.x * picture.width - start.x, usable.width, frame.width),
    y: share(hotspot.y * picture.height - start.y, usable.height, frame.height),
  };
}

/** The position of a point in a frame that is centred on it as far as the picture reaches. */
function share(point: number, available: number, framed: number): number {
  const offset = Math.min(Math.max(point - framed / 2, 0), available - framed);
  const percent = Math.round(((point - offset) / framed) * 100);
  return Math.min(Math.max(percent, 0), 100);
}
