/** Longest side of a picture in pixels: a long panorama. */
const MAX_SIDE = 30_000;
/** Maximum number of pixels of a picture: an A3 page scanned at 600 dpi has 70 million. */
const MAX_PIXELS = 100_000_000;

/** Whether a viewer can render a picture of this declared size without exhausting the memory. */
export function isRenderableSize(width: number, height: number): boolean {
  return Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
}
