import { nameSet } from './common/name-set.ts';
import { isPlainBitmap, isPlainMedia, isQuickDraw } from './package/plain-media.ts';

/** The data of a picture in a rich text, as they are collected from its group. */
export interface RtfPicture {
  /** Declared formats; readers differ on which of several counts. */
  readonly formats: string[];
  /** Hexadecimal digits. */
  readonly digits: string[];
  /** Bytes as Latin text. */
  readonly bytes: string[];
}

/** Formats of pictures (RTF 1.9.1, section "Pictures"), without those of OS/2 and Windows 2. */
const FORMATS = nameSet('emfblip pngblip jpegblip macpict wmetafile dibitmap');

/** Control words of size, cropping, border and identity: any other could end the data. */
const PROPERTIES = /^(?:pic[a-z]*|brdr[a-z]*|brsp|wbm[a-z]*|bliptag|blipupi|defshp)$/;

/** Destinations beside the data of a picture. */
const BESIDE = nameSet('picprop blipuid');

/** Returns a picture without data. */
export function emptyPicture(): RtfPicture {
  return { formats: [], digits: [], bytes: [] };
}

/** Whether the group of a starred control word contains nothing of the picture around it. */
export function isBesidePicture(word: string): boolean {
  return BESIDE.has(word);
}

/** Processes a control word in the group of a picture; returns false if it is not allowed. */
export function takePictureWord(picture: RtfPicture, word: string): boolean {
  if (!FORMATS.has(word)) return PROPERTIES.test(word);
  picture.formats.push(word);
  return picture.formats.length === 1;
}

/**
 * Whether a picture is plain, as in a package: what its data contain counts, because some readers
 * ignore the declared format. Throws if they cannot be read.
 */
export async function isPlainRtfPicture({ formats, digits, bytes }: RtfPicture): Promise<boolean> {
  const hex = digits.join('').replace(/\s/g, '');
  if (!/^[\da-f]*$/i.test(hex) || (hex !== '' && bytes.length > 0)) return false;
  const content = Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(bytes.join(''), 'latin1')]);
  if (content.length === 0) return true;
  if (formats.includes('dibitmap')) return await isPlainBitmap(content);
  return (formats.includes('macpict') && isQuickDraw(content)) || (await isPlainMedia(content));
}
