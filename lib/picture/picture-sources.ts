import { createImageUrlBuilder } from '@sanity/image-url';
import type { Picture } from '../content/picture.ts';
import { isReadyMaster } from './is-ready-master.ts';
import { largestFrame } from './picture-frame.ts';

/** What an `<img>` needs to show a picture at the right size. */
export interface PictureSources {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** A picture to look at on its own. */
export type LargePicture = Pick<PictureSources, 'src' | 'width' | 'height'>;

/** Widths that are offered; a phone at 2x takes 750, a desktop hero 1920. */
const widths = [360, 540, 750, 1080, 1440, 1920];
const fallbackWidth = 1080;
const greatestWidth = 2400;
const largeWidth = 1920;

/**
 * The addresses of a picture in the widths that screens ask for, cropped around its focal point
 * when `ratio` (width / height) differs from its own. Never wider than the master, nor than
 * `widest` pixels. A master that is ready for the web is the only address, unless a ratio is asked.
 */
export function pictureSources(
  picture: Picture,
  ratio?: number,
  widest = greatestWidth,
): PictureSources {
  const frame = largestFrame(picture, ratio);
  if (!ratio && isReadyMaster(picture)) {
    const master = masterUrl(picture);
    return { src: master, srcSet: `${master} ${frame.width}w`, ...frame };
  }
  const limit = Math.min(frame.width, widest);
  const offered = [...widths.filter((width) => width < limit), limit];
  const address = (width: number) =>
    pictureUrl(picture, width, ratio ? Math.round(width / ratio) : undefined);
  return {
    src: address(Math.min(fallbackWidth, limit)),
    srcSet: offered.map((width) => `${address(width)} ${width}w`).join(', '),
    width: frame.width,
    height: frame.height,
  };
}

/** The address of a picture as it was uploaded. */
function masterUrl({ origin, id }: Picture): string {
  return createImageUrlBuilder(origin)
    .image({ asset: { _ref: id } })
    .url();
}

/**
 * The whole picture, large enough to fill a screen (1920 pixels wide at most): its address, and the
 * pixels it will have, so that its place can be kept before it is there.
 */
export function largePicture(picture: Picture): LargePicture {
  const frame = largestFrame(picture);
  const width = Math.min(frame.width, largeWidth);
  return {
    src: pictureUrl(picture, width),
    width,
    height: Math.round((width * frame.height) / frame.width),
  };
}

/**
 * The address of a picture at this size in pixels, in the best format for the asker. With a height
 * it is cropped around the focal point, without one it keeps the ratio that the editor gave it.
 */
export function pictureUrl(picture: Picture, width: number, height?: number): string {
  const builder = createImageUrlBuilder(picture.origin)
    .image({
      asset: { _ref: picture.id },
      ...(picture.hotspot ? { hotspot: picture.hotspot } : {}),
      ...(picture.crop ? { crop: picture.crop } : {}),
    })
    .width(width)
    .auto('format')
    .quality(70);
  return (height ? builder.height(height).fit('crop') : builder.fit('max')).url();
}
