import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { hasFairFrames, hasFairHead } from '../plain-picture.ts';
import { isRenderableSize } from '../renderable-size.ts';
import { gifFrames } from './gif-frames.ts';
import { readXml } from './read-xml.ts';

/** The first bytes of Windows metafiles (MS-EMF, section 2.3.4.2; MS-WMF, section 2.3.2). */
const METAFILES = ['01000000', 'd7cdc69a', '01000900', '02000900'];

/** The other types of pictures, beside PNG, JPEG and GIF, that programs write into documents. */
const PICTURES = ['bmp', 'tif', 'webp'];

/**
 * Whether the content is a picture of a type that documents contain, whatever its name, and of an
 * acceptable size. Throws if its size cannot be read.
 */
export async function isPlainMedia(content: Buffer): Promise<boolean> {
  if (METAFILES.includes(content.subarray(0, 4).toString('hex'))) return true;
  const found = await fileTypeFromBuffer(content);
  if (found === undefined || found.ext === 'xml') return await isPlainDrawing(content);
  if (found.ext === 'png') return hasFairHead(content);
  if (found.ext === 'jpg') return hasFairFrames(content);
  if (found.ext === 'gif') {
    return gifFrames(content).every(({ width, height }) => isRenderableSize(width, height));
  }
  if (!PICTURES.includes(found.ext)) return false;
  const { width, height } = imageSize(content);
  return isRenderableSize(width, height);
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

/** The namespace of XHTML. */
const PAGE = 'http://www.w3.org/1999/xhtml';

/** References of a style within the drawing. */
const INSIDE = /url\(\s*["']?#[^)"']*["']?\s*\)/gi;
/** Other references in styles, also escaped (CSS Values 4, section 4.5; CSS Cascade 5). */
const FETCHES = /url\s*\(|src\s*\(|image-set|@import|\\/i;

/** A picture within a drawing (RFC 2397). */
const DATA_URL = /^data:image\/(?:png|jpeg);base64,/i;

/**
 * Whether an SVG drawing has no scripts, no external references, no copies of parts that have copies
 * themselves, which would multiply, and only pictures of an acceptable size.
 */
async function isPlainDrawing(content: Buffer): Promise<boolean> {
  let root: string | undefined;
  let isPlain = true;
  let isStyle = false;
  const pictures: Buffer[] = [];
  /** The ids of the open elements, and of all those in which there is a copy. */
  const open: (string | undefined)[] = [];
  const copying = new Set<string>();
  const copied = new Set<string>();
  readXml(content, {
    instruction: (target) => {
      if (target === 'xml-stylesheet') isPlain = false;
    },
    close: () => {
      isStyle = false;
      open.pop();
    },
    text: (text) => {
      if (isStyle && FETCHES.test(text.replace(INSIDE, ''))) isPlain = false;
    },
    open: ({ uri, local, attributes }) => {
      root ??= local;
      open.push(attributes.find(({ local: name }) => name === 'id')?.value);
      if (local === 'use') for (const id of open) if (id !== undefined) copying.add(id);
      // Viewers continue reading a style sheet after an element inside it (DOM, child text
      // content).
      if (isStyle) isPlain = false;
      isStyle = local === 'style';
      if (['script', 'foreignObject', 'handler'].includes(local)) isPlain = false;
      // An embedded page would be loaded, and its references could change while it is shown.
      if (uri === PAGE) isPlain = false;
      for (const { uri: of, local: name, value } of attributes) {
        if (name === 'attributeName' && /(?:^|:)(?:href|src|style|on\w+)$/i.test(value.trim())) {
          isPlain = false;
        }
        if (of === '' && FETCHES.test(value.replace(INSIDE, ''))) isPlain = false;
        if (/^on/i.test(name)) isPlain = false;
        if (name !== 'href') continue;
        if (value.startsWith('#')) copied.add(value.slice(1));
        else if (DATA_URL.test(value))
          pictures.push(Buffer.from(value.replace(DATA_URL, ''), 'base64'));
        else isPlain = false;
      }
    },
  });
  if (root !== 'svg' || !isPlain || [...copying].some((id) => copied.has(id))) return false;
  const types = await Promise.all(pictures.map((picture) => fileTypeFromBuffer(picture)));
  return pictures.every((picture, index) =>
    types[index]?.ext === 'png'
      ? hasFairHead(picture)
      : types[index]?.ext === 'jpg' && hasFairFrames(picture),
  );
}
