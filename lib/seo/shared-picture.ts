import type { Picture } from '../content/picture.ts';
import { pictureUrl } from '../media/picture/picture-sources.ts';

/** Width that search engines ask of a page's picture, in pixels, and its width / height. */
const sharedWidth = 1200;
const sharedRatio = 1200 / 630;

/** The address of a page's picture for others to show; relative where the site serves it itself. */
export function sharedPictureUrl(picture: Picture): string {
  return pictureUrl(picture, sharedWidth, sharedRatio);
}
