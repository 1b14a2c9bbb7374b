import type { Picture } from '../../content/picture.ts';

/** Pixels; wider than this, a screen is better served by a smaller version. */
const widestMaster = 1400;

/**
 * True for a master that is sent as it is: WebP, no wider than screens need, not cropped by its
 * editor. Resampling an engraving makes it two to six times as heavy
 * (measured: 99 KB as drawn; 250 KB at 750 pixels, 450 KB at 1080).
 */
export function isReadyMaster({ id, width, crop }: Pick<Picture, 'id' | 'width' | 'crop'>) {
  return id.endsWith('-webp') && width <= widestMaster && !crop;
}
