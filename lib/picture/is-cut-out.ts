import type { Picture } from '../content/picture.ts';

const opaqueFormat = /-jpe?g$/;

/**
 * True for a picture that may have no ground of its own, as the engravings have none: the page
 * shows through, so nothing must be painted behind it. The asset's id ends in the format of the
 * master (`image-<hash>-<width>x<height>-<format>`), and JPEG is the one that knows no
 * transparency.
 */
export function isCutOut({ id }: Pick<Picture, 'id'>): boolean {
  return !opaqueFormat.test(id);
}
