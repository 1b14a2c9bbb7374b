import { createImageUrlBuilder } from '@sanity/image-url';
import type { PictureOrigin } from '../../content/picture.ts';
import type { Region } from './picture-frame.ts';
import { type Rendering, renderingLook } from './renderings.ts';

/**
 * The address by which pages name a picture. Where the site answers for it itself, a cut is signed
 * (`s`): see `readRendering`, which takes it apart again.
 */
export function pictureAddress(origin: PictureOrigin, rendering: Rendering): string {
  const address = serviceAddress(origin, rendering);
  const { id, cut } = rendering;
  return cut && origin.sign ? `${address}&s=${origin.sign(cutName(id, cut))}` : address;
}

/** What is signed of a cut. */
export function cutName(id: string, { left, top, width, height }: Region): string {
  return `${id} ${left},${top},${width},${height}`;
}

/** The address of a picture in the protocol of the content service. */
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
