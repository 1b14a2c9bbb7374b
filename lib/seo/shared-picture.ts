import type { Picture } from '../content/model/picture.ts';
import { pictureUrl } from '../media/picture/picture-sources.ts';

/** The width in pixels that search engines ask for a page's picture. */
const sharedWidth = 1200;

/** Returns the URL of the picture that represents a page; relative if the site itself serves it. */
export function sharedPictureUrl(picture: Picture): string {
  return pictureUrl(picture, sharedWidth, 'shared');
}
