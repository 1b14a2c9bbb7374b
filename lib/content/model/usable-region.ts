import type { Picture } from './picture.ts';

/** A part of a master in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the part of the master that the editor's crop leaves. */
export function usableRegion({
  width,
  height,
  crop,
}: Pick<Picture, 'width' | 'height' | 'crop'>): Region {
  const left = Math.round((crop?.left ?? 0) * width);
  const top = Math.round((crop?.top ?? 0) * height);
  return {
    left,
    top,
    width: Math.round(width * (1 - (crop?.right ?? 0))) - left,
    height: Math.round(height * (1 - (crop?.bottom ?? 0))) - top,
  };
}
