import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { hasBoundedChunks, hasBoundedFrames } from '../common/plain-picture.ts';
import { isRenderableSize } from '../common/renderable-size.ts';
import { gifFrames } from './gif-frames.ts';
import { readDrawing } from './read-drawing.ts';

/** The first bytes of Windows metafiles (MS-EMF, section 2.3.4.2; MS-WMF, section 2.3.2). */
const METAFILES = ['01000000', 'd7cdc69a', '01000900', '02000900'];

const hasBoundedSize = (content: Buffer) => isBounded(imageSize(content));

const isBounded = ({ width, height }: { readonly width: number; readonly height: number }) =>
  isRenderableSize(width, height);

/** Whether pictures of the types that programs write into documents have an acceptable size. */
const CHECKS: Readonly<Record<string, (content: Buffer) => boolean>> = {
  png: hasBoundedChunks,
  jpg: hasBoundedFrames,
  gif: (content) => gifFrames(content).every(isBounded),
  bmp: hasBoundedSize,
  tif: hasBoundedSize,
  webp: hasBoundedSize,
};

/** The types of pictures in drawings. */
const IN_DRAWINGS = ['png', 'jpg'];

/**
 * Whether the content is a picture of a type that documents contain, whatever its name, and of an
 * acceptable size. Throws if its size cannot be read.
 */
export async function isPlainMedia(content: Buffer): Promise<boolean> {
  if (METAFILES.includes(content.subarray(0, 4).toString('hex'))) return true;
  const found = await fileTypeFromBuffer(content);
  if (found === undefined || found.ext === 'xml') return await isPlainDrawing(content);
  return CHECKS[found.ext]?.(content) ?? false;
}

async function isPlainDrawing(content: Buffer): Promise<boolean> {
  const { isPlain, pictures } = readDrawing(content);
  if (!isPlain) return false;
  for (const picture of pictures) {
    const { ext = '' } = (await fileTypeFromBuffer(picture)) ?? {};
    if (!IN_DRAWINGS.includes(ext) || !CHECKS[ext]?.(picture)) return false;
  }
  return true;
}

/** The header that files have before a bitmap (BITMAPFILEHEADER), and documents omit. */
const BITMAP_HEAD = Buffer.from('424d'.padEnd(28, '0'), 'hex');

/** Whether a bitmap without the header of a file has an acceptable size. */
export async function isPlainBitmap(content: Buffer): Promise<boolean> {
  return await isPlainMedia(Buffer.concat([BITMAP_HEAD, content]));
}

/** The first opcodes of a QuickDraw picture, after its length and frame: version 2, version 1. */
const QUICKDRAW = ['001102ff', '1101'];
const QUICKDRAW_HEAD_BYTES = 10;

/** Whether the content is a QuickDraw picture, which has no signature of its own. */
export function isQuickDraw(content: Buffer): boolean {
  const opcodes = content.toString('hex', QUICKDRAW_HEAD_BYTES, QUICKDRAW_HEAD_BYTES + 4);
  return QUICKDRAW.some((head) => opcodes.startsWith(head));
}
