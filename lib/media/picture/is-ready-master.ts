import type { Picture } from '../../content/model/picture.ts';

/** In pixels; for screens, a smaller version of a wider master is better. */
const widestMaster = 1400;

/**
 * Whether a master is sent unchanged: it is a WebP, no wider than screens need, and not cropped by
 * its editor. Resampling an engraving makes it two to six times as large (measured: 99 KB as drawn;
 * 250 KB at 750 pixels, 450 KB at 1080).
 */
export function isReadyMaster({ id, width, crop }: Pick<Picture, 'id' | 'width' | 'crop'>) {
  return id.endsWith('-webp') && width <= widestMaster && !crop;
}
