import type { PictureOrigin } from '../../content/model/picture.ts';
import { type FrameRatio, frameRatios } from './frame-ratios.ts';
import { pictureFile } from './picture-file.ts';
import { largePicture, pictureSources } from './picture-sources.ts';
import { srcSetAddresses } from './src-set-addresses.ts';

const ratios = Object.keys(frameRatios) as FrameRatio[];

/**
 * Returns the addresses of a new picture in the sizes in which pages show pictures that nobody has
 * cropped: whole, and cut to every ratio around its centre. None if the id is not that of a picture.
 */
export function uploadAddresses(origin: PictureOrigin, id: string): string[] {
  const file = id.replace(/^image-/, '').replace(/-([^-]*)$/, '.$1');
  const [, , width, height] = pictureFile.exec(file) ?? [];
  if (!width || !height) return [];
  const picture = { ...uncropped, origin, id, width: Number(width), height: Number(height) };
  const sources = [undefined, ...ratios].map((ratio) => pictureSources(picture, ratio));
  const addresses = sources.flatMap(({ src, srcSet }) => [
    src,
    ...(srcSet ? srcSetAddresses(srcSet) : []),
  ]);
  return [...new Set([...addresses, largePicture(picture).src])];
}

const uncropped = {
  preview: null,
  cutOut: false,
  alt: '',
  caption: null,
  credit: null,
  hotspot: null,
  crop: null,
} as const;
