import { createImageUrlBuilder } from '@sanity/image-url';
import type { Picture } from '../content/picture.ts';

/** What an `<img>` needs to show a picture at the right size. */
export interface PictureSources {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** Widths that are offered; a phone at 2x takes 750, a desktop hero 1920. */
const widths = [360, 540, 750, 1080, 1440, 1920];
const fallbackWidth = 1080;

/**
 * The addresses of a picture in the widths that screens ask for, cropped around its focal point
 * when `ratio` (width / height) differs from its own. Never wider than the master.
 */
export function pictureSources(picture: Picture, ratio?: number): PictureSources {
  const frame = ratio ?? picture.width / picture.height;
  const widest = Math.min(picture.width, Math.round(picture.height * frame));
  const offered = [...widths.filter((width) => width < widest), Math.min(widest, 2400)];
  const address = (width: number) => pictureUrl(picture, width, Math.round(width / frame));
  return {
    src: address(Math.min(fallbackWidth, widest)),
    srcSet: offered.map((width) => `${address(width)} ${width}w`).join(', '),
    width: widest,
    height: Math.round(widest / frame),
  };
}

/** The address of a picture at exactly this size in pixels, in the best format for the asker. */
export function pictureUrl(picture: Picture, width: number, height: number): string {
  return createImageUrlBuilder(picture.origin)
    .image({
      asset: { _ref: picture.id },
      ...(picture.hotspot ? { hotspot: picture.hotspot } : {}),
      ...(picture.crop ? { crop: picture.crop } : {}),
    })
    .width(width)
    .height(height)
    .fit('crop')
    .auto('format')
    .quality(72)
    .url();
}
