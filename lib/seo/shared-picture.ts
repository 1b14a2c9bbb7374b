import type { Picture } from '../content/picture.ts';
import { pictureUrl } from '../picture/picture-sources.ts';

/** Size that social networks and search engines ask of a page's picture, in pixels. */
export const sharedSize = { width: 1200, height: 630 };

/** The address of a page's picture for others to show; relative where the site serves it itself. */
export function sharedPictureUrl(picture: Picture): string {
  return pictureUrl(picture, sharedSize.width, sharedSize.height);
}
