import type { Picture } from '../../content/picture.ts';
import { isReadyMaster } from './is-ready-master.ts';
import { pictureAddress } from './picture-address.ts';
import { frameOf, type Region } from './picture-frame.ts';
import { greatestWidth, type RenderingWidth, renderingWidth } from './renderings.ts';

/** What an `<img>` needs to show a picture at the right size. */
export interface PictureSources {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

/** A picture to look at on its own. */
export type LargePicture = Pick<PictureSources, 'src' | 'width' | 'height'>;

/** Widths that are offered, as far as the picture is wider. */
const offered: readonly RenderingWidth[] = [360, 540, 750, 1080, 1440, 1920];
const fallbackWidth: RenderingWidth = 1080;
const largeWidth: RenderingWidth = 1920;

/**
 * The addresses of a picture in the widths that screens ask for, cut around its focal point when
 * `ratio` (width / height) differs from its own. Never wider than the master, nor than `widest`
 * pixels. A master that is ready for the web is the only address, unless a ratio is asked.
 */
export function pictureSources(
  picture: Picture,
  ratio?: number,
  widest: RenderingWidth = greatestWidth,
): PictureSources {
  const frame = frameOf(picture, ratio);
  const { width, height } = frame;
  if (!ratio && isReadyMaster(picture)) {
    const { origin, id } = picture;
    const master = pictureAddress(origin, { id, cut: null, width: null });
    return { src: master, srcSet: `${master} ${width}w`, width, height };
  }
  const limit = Math.min(width, widest);
  const widths = [...offered.filter((each) => each < limit), limit];
  return {
    src: addressOf(picture, frame, Math.min(fallbackWidth, limit)),
    srcSet: widths.map((each) => `${addressOf(picture, frame, each)} ${each}w`).join(', '),
    width,
    height,
  };
}

/**
 * The whole picture, large enough to fill a screen (1920 pixels wide at most): its address, and the
 * pixels it will have, so that its place can be kept before it is there.
 */
export function largePicture(picture: Picture): LargePicture {
  const frame = frameOf(picture);
  const width = Math.min(frame.width, largeWidth);
  return {
    src: addressOf(picture, frame, width),
    width,
    height: Math.round((width * frame.height) / frame.width),
  };
}

/** The address of a picture cut to a ratio (width / height) around its focal point, this wide. */
export function pictureUrl(picture: Picture, width: RenderingWidth, ratio: number): string {
  return addressOf(picture, frameOf(picture, ratio), width);
}

/** A frame in the width that comes to `pixels`: pictures are never larger than what is cut out. */
function addressOf({ origin, id, width, height }: Picture, frame: Region, pixels: number): string {
  const isWhole = frame.width === width && frame.height === height;
  return pictureAddress(origin, {
    id,
    cut: isWhole ? null : frame,
    width: renderingWidth(pixels),
  });
}
