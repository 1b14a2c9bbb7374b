import { createImageUrlBuilder } from '@sanity/image-url';
import { PICTURE_PATH, type PictureOrigin } from '../../content/model/picture.ts';
import type { Region } from '../../content/model/usable-region.ts';
import { type Rendering, renderingLook } from './renderings.ts';

/**
 * Returns the address of a picture for pages. If the site serves it itself, a cut is signed (`s`):
 * see `readRendering`, which parses the address.
 */
export function pictureAddress(origin: PictureOrigin, rendering: Rendering): string {
  const address = serviceAddress(origin, rendering);
  const { id, cut } = rendering;
  return cut && origin.sign ? `${address}&s=${origin.sign(cutName(id, cut))}` : address;
}

/**
 * Returns the address of a picture at the embedded content service at `apiHost` from the one that
 * `pictureAddress` returns.
 */
export function addressAtService(address: string, apiHost: string): string {
  return apiHost + address.slice(PICTURE_PATH.length).replace(/&s=[^&]*$/, '');
}

/** Returns the text of a cut that is signed. */
export function cutName(id: string, { left, top, width, height }: Region): string {
  return `${id} ${left},${top},${width},${height}`;
}

/** Returns the address of a picture in the protocol of the content service. */
export function serviceAddress(
  { baseUrl, projectId, dataset }: PictureOrigin,
  { id, cut, width }: Rendering,
): string {
  const picture = createImageUrlBuilder({ baseUrl, projectId, dataset }).image({
    asset: { _ref: id },
  });
  if (width === null) return picture.url();
  const { quality, fit, auto } = renderingLook;
  const part = cut ? picture.rect(cut.left, cut.top, cut.width, cut.height) : picture;
  return part.width(width).quality(quality).fit(fit).auto(auto).url();
}
