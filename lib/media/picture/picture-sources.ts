import type { Picture } from '../../content/model/picture.ts';
import type { Region } from '../../content/model/usable-region.ts';
import type { FrameRatio } from './frame-ratios.ts';
import { isReadyMaster } from './is-ready-master.ts';
import { pictureAddress } from './picture-address.ts';
import { frameOf } from './picture-frame.ts';
import { maxRenderingWidth, type RenderingWidth, renderingWidth } from './renderings.ts';

/** The attributes with which an `<img>` shows a picture at the right size. */
export interface PictureSources {
  readonly src: string;
  /** Null if there is only one version. */
  readonly srcSet: string | null;
  readonly width: number;
  readonly height: number;
}

/** A picture for viewing on its own. */
export type LargePicture = Pick<PictureSources, 'src' | 'width' | 'height'>;

/** The offered widths; for a picture, only those that are narrower than it. */
const offered: readonly RenderingWidth[] = [360, 540, 750, 1080, 1440, 1920];
const fallbackWidth: RenderingWidth = 1080;
const largeWidth: RenderingWidth = 1920;

/**
 * Returns the addresses of a picture in common screen widths, cut around its focal point if `ratio`
 * differs from its own. Never wider than the master or `widest` pixels. A master
 * that is ready for the web is the only address, unless a ratio is given.
 */
export function pictureSources(
  picture: Picture,
  ratio?: FrameRatio,
  widest: RenderingWidth = maxRenderingWidth,
): PictureSources {
  const frame = frameOf(picture, ratio);
  const { width, height } = frame;
  if (!ratio && isReadyMaster(picture)) {
    const { origin, id } = picture;
    const master = pictureAddress(origin, { id, cut: null, width: null });
    return { src: master, srcSet: null, width, height };
  }
  const limit = Math.min(width, widest);
  const widths = [...offered.filter((each) => each < limit), limit];
  const candidates = widths.map((each) => `${addressOf(picture, frame, each)} ${each}w`);
  return {
    src: addressOf(picture, frame, Math.min(fallbackWidth, limit)),
    srcSet: candidates.length > 1 ? candidates.join(', ') : null,
    width,
    height,
  };
}

/**
 * Returns the whole picture, large enough to fill a screen (at most 1920 pixels wide): its address,
 * and its size in pixels, so that the layout can reserve its space.
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

/**
 * Returns the address of a picture cut to a ratio around its focal point, in a
 * width.
 */
export function pictureUrl(picture: Picture, width: RenderingWidth, ratio: FrameRatio): string {
  return addressOf(picture, frameOf(picture, ratio), width);
}

/** Returns the address of a frame in the next rendering width; the service never enlarges a cut. */
function addressOf({ origin, id, width, height }: Picture, frame: Region, pixels: number): string {
  const isWhole = frame.width === width && frame.height === height;
  return pictureAddress(origin, {
    id,
    cut: isWhole ? null : frame,
    width: renderingWidth(pixels),
  });
}
