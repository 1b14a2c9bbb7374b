import 'server-only';
import { createImageUrlBuilder } from '@sanity/image-url';
import type { Picture } from '../content/model/picture.ts';
import { serverEnv } from '../platform/env/server.ts';

const deadline = 10_000;

/**
 * Returns a picture as a JPEG file, cropped around its focal point to a size in pixels. Rejects if
 * the content service does not return it within ten seconds.
 */
export async function readPicture(
  picture: Picture,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { content } = serverEnv;
  const { id, hotspot, crop } = picture;
  const baseUrl = content.mode === 'embedded' ? content.apiHost : picture.origin.baseUrl;
  const address = createImageUrlBuilder({ ...picture.origin, baseUrl })
    .image({
      asset: { _ref: id },
      ...(hotspot ? { hotspot } : {}),
      ...(crop ? { crop } : {}),
    })
    .size(width, height)
    .fit('crop')
    .format('jpg')
    .quality(90)
    .url();
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(deadline) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
