import type { Picture } from '../content/picture.ts';
import { pictureUrl } from '../media/picture/picture-sources.ts';

/** Width in pixels that search engines ask for a page's picture, and its width / height. */
const sharedWidth = 1200;
const sharedRatio = 1200 / 630;

/** Returns the URL of the picture that represents a page; relative if the site itself serves it. */
export function sharedPictureUrl(picture: Picture): string {
  return pictureUrl(picture, sharedWidth, sharedRatio);
}
