import { inflateSync } from 'node:zlib';
import { isPlainBitmap, isPlainMedia, isQuickDraw } from '../package/plain-media.ts';
import { type CountUnpacked, MAX_UNPACKED_BYTES } from '../package/read-package.ts';
import type { ArtRecord } from './art-records.ts';

const [EMF, WMF, PICT] = [0xf01a, 0xf01b, 0xf01c];
const [JPEG, PNG, BITMAP, TIFF, SECOND_JPEG] = [0xf01d, 0xf01e, 0xf01f, 0xf029, 0xf02a];

/** The instances of each type of picture (MS-ODRAW, sections 2.2.24 to 2.2.31): the even ones. */
const INSTANCES: Readonly<Record<number, readonly number[]>> = {
  [EMF]: [0x3d4],
  [WMF]: [0x216],
  [PICT]: [0x542],
  [JPEG]: [0x46a, 0x6e2],
  [PNG]: [0x6e0],
  [BITMAP]: [0x7a8],
  [TIFF]: [0x6e4],
  [SECOND_JPEG]: [0x46a, 0x6e2],
};

// What stands before a picture: one checksum, or two if the instance is odd; a tag, or the head of
// a metafile.
const CHECKSUM_BYTES = 16;
const TAG_BYTES = 1;
const METAFILE_HEAD_BYTES = 34;
const COMPRESSION = 32;
const IS_NOT_PACKED = 0xfe;

/** Whether records of this type contain a picture. */
export function isBlip(type: number): boolean {
  return type >= 0xf018 && type <= 0xf117;
}

/**
 * Whether a picture of a document is plain, as in a package: what it contains counts. Throws if it
 * cannot be read.
 */
export async function isPlainBlip(
  { type, instance, content }: ArtRecord,
  count: CountUnpacked,
): Promise<boolean> {
  // Readers go by the type or by the instance.
  if (!INSTANCES[type]?.includes(instance & ~1)) return false;
  const blip = content.subarray(CHECKSUM_BYTES * (1 + (instance & 1)));
  if (type > PICT) {
    const picture = blip.subarray(TAG_BYTES);
    return await (type === BITMAP ? isPlainBitmap(picture) : isPlainMedia(picture));
  }
  const metafile = unpackMetafile(blip, count);
  return (type === PICT && isQuickDraw(metafile)) || (await isPlainMedia(metafile));
}

function unpackMetafile(blip: Buffer, count: CountUnpacked): Buffer {
  const content = blip.subarray(METAFILE_HEAD_BYTES);
  if (blip.readUInt8(COMPRESSION) === IS_NOT_PACKED) return content;
  const metafile = inflateSync(content, { maxOutputLength: MAX_UNPACKED_BYTES });
  count(metafile.length);
  return metafile;
}
