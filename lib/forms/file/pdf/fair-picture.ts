import { PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import { isFairSize } from '../fair-size.ts';
import { hasFairFrames } from '../plain-picture.ts';
import { encodedPicture } from './plain-filters.ts';

const JPEG = PDFName.of('DCTDecode');
const JPEG_2000 = PDFName.of('JPXDecode');

/** The start of a JPEG 2000 codestream and of the segment with its size (ITU-T T.800, annex A). */
const CODESTREAM = Buffer.from('ff4fff51', 'hex');

/**
 * Whether the picture in a stream has an acceptable size by its own header, for which readers
 * reserve memory whatever its dictionary declares (ISO 32000-1, sections 7.4.8 and 7.4.9).
 */
export function hasFairPicture(stream: PDFRawStream): boolean {
  const picture = encodedPicture(stream);
  if (picture?.format === JPEG) return hasFairFrames(picture.bytes);
  if (picture?.format === JPEG_2000) return hasFairCanvas(picture.bytes);
  return true;
}

function hasFairCanvas(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(CODESTREAM); at !== -1; at = bytes.indexOf(CODESTREAM, at + 1)) {
    if (at + 24 > bytes.length) return false;
    if (!isFairSize(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12))) return false;
  }
  return true;
}
