import { z } from 'zod';
import type { PictureOrigin } from '../content/model/picture.ts';
import type { Region } from '../content/model/usable-region.ts';
import { isSameSignature } from '../platform/crypto/sign.ts';
import { isReadyMaster } from './picture/is-ready-master.ts';
import { cutName } from './picture/picture-address.ts';
import { pictureFile } from './picture/picture-file.ts';
import { type Rendering, renderingLook, renderingWidth } from './picture/renderings.ts';

const pixels = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);

const parameters = z.strictObject({
  w: pixels,
  q: z.literal(String(renderingLook.quality)),
  fit: z.literal(renderingLook.fit),
  auto: z.literal(renderingLook.auto),
  rect: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.tuple([pixels, pixels, pixels, pixels]))
    .transform(([left, top, width, height]): Region => ({ left, top, width, height }))
    .optional(),
  s: z.string().optional(),
});

/**
 * Parses the address of a picture below `/media` (its decoded `path` and its query) as the
 * requested rendering, or the nearest available one: the next rendering width, the whole picture
 * for an unsigned cut, the largest version for a master that is not served unchanged. Null for
 * everything else, including parameters that pages do not use. To see whether the address was
 * canonical, compare it with `pictureAddress` of the result.
 */
export function readRendering(
  path: readonly string[],
  query: URLSearchParams,
  origin: PictureOrigin,
): Rendering | null {
  const file = path.at(-1) ?? '';
  const [, stem, masterWidth, , extension] = pictureFile.exec(file) ?? [];
  const folder = ['images', origin.projectId, origin.dataset];
  if (!stem || path.join('/') !== [...folder, file].join('/')) return null;
  const id = `image-${stem}-${extension}`;
  if (query.size === 0) {
    const isSent = isReadyMaster({ id, width: Number(masterWidth), crop: null });
    return { id, cut: null, width: isSent ? null : renderingWidth(Number(masterWidth)) };
  }
  const parsed = parameters.safeParse(Object.fromEntries(query));
  if (!parsed.success || new Set(query.keys()).size < query.size) return null;
  const { w, rect, s = '' } = parsed.data;
  const signature = rect && origin.sign?.(cutName(id, rect));
  const isNamed = signature && isSameSignature(s, signature);
  return { id, cut: isNamed ? rect : null, width: renderingWidth(w) };
}
