import { PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import { hasBoundedFrames } from '../common/plain-picture.ts';
import { positionsOf } from '../common/positions-of.ts';
import { isRenderableSize } from '../common/renderable-size.ts';
import { hasBoundedRegions } from './jbig2.ts';
import type { PdfContent } from './pdf-content.ts';
import { dictionariesIn, streamsIn } from './pdf-values.ts';
import { encodedPicture } from './plain-filters.ts';
import { unpackStream } from './unpack-stream.ts';

const JPEG = PDFName.of('DCTDecode');
const JPEG_2000 = PDFName.of('JPXDecode');
const JBIG2 = PDFName.of('JBIG2Decode');

/** Maximum unpacked size of shared segments, in bytes. */
const MAX_SHARED_BYTES = 8 * 1024 * 1024;

/** The start of a JPEG 2000 codestream and of the segment with its size (ITU-T T.800, annex A). */
const CODESTREAM = Buffer.from('ff4fff51', 'hex');

/**
 * Whether the picture in a stream has an acceptable size by its own header, for which readers
 * reserve memory whatever its dictionary declares (ISO 32000-1, sections 7.4.7 to 7.4.9).
 */
export function hasBoundedPicture(stream: PDFRawStream, content: PdfContent): boolean {
  const picture = encodedPicture(stream);
  if (picture?.format === JPEG) return hasBoundedFrames(picture.bytes);
  if (picture?.format === JPEG_2000) return hasBoundedCanvas(picture.bytes);
  if (picture?.format === JBIG2)
    return [picture.bytes, ...sharedSegments(stream, content)].every(hasBoundedRegions);
  return true;
}

/** Returns the segments that several JBIG2 pictures share. */
function sharedSegments({ dict }: PDFRawStream, content: PdfContent): readonly Buffer[] {
  return dictionariesIn(dict, 'DecodeParms', content)
    .flatMap((parameters) => streamsIn(parameters, 'JBIG2Globals', content))
    .map((shared) => Buffer.from(unpackStream(shared, MAX_SHARED_BYTES)));
}

function hasBoundedCanvas(bytes: Buffer): boolean {
  for (const at of positionsOf(CODESTREAM, bytes)) {
    if (at + 24 > bytes.length) return false;
    if (!isRenderableSize(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12))) return false;
  }
  return true;
}
