import { createImageUrlBuilder } from '@sanity/image-url';
import type { PictureOrigin } from '../content/picture.ts';
import { cutSignature } from './cut-signature.ts';
import { type Rendering, renderingLook } from './renderings.ts';

/**
 * The address by which pages name a picture. Where the site answers for it itself, a cut is signed
 * (`s`): see `readRendering`, which takes it apart again.
 */
export function pictureAddress(origin: PictureOrigin, rendering: Rendering): string {
  const address = serviceAddress(origin, rendering);
  const { id, cut } = rendering;
  const isOwn = origin.baseUrl.startsWith('/');
  return cut && isOwn ? `${address}&s=${cutSignature(id, cut)}` : address;
}

/** The address of a picture in the protocol of the content service. */
export function serviceAddress(origin: PictureOrigin, { id, cut, width }: Rendering): string {
  const picture = createImageUrlBuilder(origin).image({ asset: { _ref: id } });
  if (width === null) return picture.url();
  const { quality, fit, auto } = renderingLook;
  const part = cut ? picture.rect(cut.left, cut.top, cut.width, cut.height) : picture;
  return part.width(width).quality(quality).fit(fit).auto(auto).url();
}
