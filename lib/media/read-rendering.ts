import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PictureOrigin } from '../content/picture.ts';
import { cutSignature } from '../picture/cut-signature.ts';
import { isReadyMaster } from '../picture/is-ready-master.ts';
import type { Region } from '../picture/picture-frame.ts';
import { type Rendering, renderingLook, renderingWidth } from '../picture/renderings.ts';

/** `<sha1>-<width>x<height>.<extension>`, as the content service names the files of pictures. */
const filePattern = /^([0-9a-f]{40}-(\d{1,5})x\d{1,5})\.([a-z]{3,4})$/;

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
    .optional(),
  s: z.string().optional(),
});

/**
 * Reads the address of a picture below `/media` (its decoded `path` and its query) as the rendering
 * it asks for, or the nearest there is: the next of our widths, the whole picture for a cut that no
 * page names, the largest version for a master that is not sent as it is. Null for everything else,
 * parameters that pages do not use included. Whether it was the rendering's own address is told by
 * making that (`pictureAddress`).
 */
export function readRendering(
  path: readonly string[],
  query: URLSearchParams,
  { projectId, dataset }: PictureOrigin,
): Rendering | null {
  const file = path.at(-1) ?? '';
  const [, stem, width, extension] = filePattern.exec(file) ?? [];
  const folder = ['images', projectId, dataset];
  if (!stem || path.join('/') !== [...folder, file].join('/')) return null;
  const id = `image-${stem}-${extension}`;
  if (query.size === 0) {
    const isSent = isReadyMaster({ id, width: Number(width), crop: null });
    return { id, cut: null, width: isSent ? null : renderingWidth(Number(width)) };
  }
  const asked = parameters.safeParse(Object.fromEntries(query));
  if (!asked.success || new Set(query.keys()).size < query.size) return null;
  const { w, rect, s = '' } = asked.data;
  return { id, cut: rect ? signedCut(id, rect, s) : null, width: renderingWidth(w) };
}

function signedCut(
  id: string,
  [left, top, width, height]: readonly [number, number, number, number],
  signature: string,
): Region | null {
  const cut = { left, top, width, height };
  const [given, right] = [signature, cutSignature(id, cut)].map((text) => Buffer.from(text));
  return given?.length === right?.length && given && right && timingSafeEqual(given, right)
    ? cut
    : null;
}
