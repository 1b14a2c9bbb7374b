import { isRenderableSize } from './renderable-size.ts';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length and type of the first chunk (RFC 2083, section 4.1.1), before width and height. */
const PNG_HEAD = Buffer.from('0000000d49484452', 'hex');

/**
 * Whether a PNG has an acceptable size and its chunks extend from the signature to the last byte
 * (RFC 2083).
 */
export function isPlainPng(bytes: Buffer): boolean {
  return endOfPng(bytes) === bytes.length;
}

/**
 * Whether a PNG has an acceptable size and its chunks extend from the signature to an end. In a
 * document, bytes may follow: some programs leave the rest of a picture that was cropped.
 */
export function hasBoundedChunks(bytes: Buffer): boolean {
  return endOfPng(bytes) !== null;
}

/** Returns the end of a PNG; null if it has none, another header, or an unacceptable size. */
function endOfPng(bytes: Buffer): number | null {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE) || !hasBoundedHead(bytes)) return null;
  let position = 33;
  while (position + 12 <= bytes.length) {
    const type = bytes.toString('latin1', position + 4, position + 8);
    position += 12 + bytes.readUInt32BE(position);
    if (type === 'IHDR') return null;
    if (type === 'IEND') return position <= bytes.length ? position : null;
  }
  return null;
}

/** Whether a PNG begins with a header that declares an acceptable size. */
function hasBoundedHead(bytes: Buffer): boolean {
  const isHead = bytes.length >= 33 && bytes.subarray(8, 16).equals(PNG_HEAD);
  return isHead && isRenderableSize(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

/**
 * Maximum number of pictures in a file: cameras append a preview or two, phones a depth map and the
 * like.
 */
const MAX_PICTURES = 8;

/**
 * Whether a JPEG has an acceptable size and its segments extend to its end. Only padding may
 * follow, or further pictures, as cameras append them (CIPA DC-007).
 */
export function isPlainJpeg(bytes: Buffer): boolean {
  let rest = bytes;
  for (let pictures = 0; pictures < MAX_PICTURES; pictures += 1) {
    const end = endOfJpeg(rest);
    if (end === null) return false;
    rest = rest.subarray(end);
    if (rest.every((byte) => byte === 0)) return true;
  }
  return false;
}

/**
 * Returns the end of the picture at the start of these bytes; null if there is none, or it is too
 * large.
 */
function endOfJpeg(bytes: Buffer): number | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  const isBoundedSegment = createSegmentCheck();
  let position = 2;
  while (position + 4 <= bytes.length && bytes[position] === 0xff && bytes[position + 1] !== 0xd9) {
    const marker = bytes[position + 1] ?? 0;
    if (marker === FILL) {
      position += 1;
      continue;
    }
    if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) return null;
    if (!isBoundedSegment(bytes, position, marker)) return null;
    position += 2 + bytes.readUInt16BE(position + 2);
    if (marker === SCAN) position = endOfScan(bytes, position);
  }
  const isEnd = position + 2 <= bytes.length && bytes.readUInt16BE(position) === 0xffd9;
  return isEnd ? position + 2 : null;
}

/**
 * Whether the JPEG in these bytes has no frame of an unacceptable size, and not too many scans. Bytes before it and
 * between its segments are skipped, as readers do; of a damaged picture, the frames that are left count.
 */
export function hasBoundedFrames(bytes: Buffer): boolean {
  const isBoundedSegment = createSegmentCheck();
  let position = bytes.indexOf(START);
  while (position !== -1 && position + 2 <= bytes.length && bytes[position + 1] !== END) {
    const marker = bytes[position + 1] ?? 0;
    if (!isBoundedSegment(bytes, position, marker)) return false;
    const isSegment = !ALONE.includes(marker) && position + 4 <= bytes.length;
    position = endOfScan(bytes, position + 2 + (isSegment ? bytes.readUInt16BE(position + 2) : 0));
  }
  return true;
}

const START = Buffer.from('ffd8', 'hex');
/** The end of a picture. */
const END = 0xd9;
/** Markers without a segment, besides restarts (ITU-T T.81, table B.1). */
const ALONE = [0x01, 0xd8];
const SCAN = 0xda;
/** Fill byte: any number of them may precede a marker (ITU-T T.81, section B.1.1.2). */
const FILL = 0xff;
/** Tables and extensions among the markers of frames (ITU-T T.81, table B.1). */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/**
 * Maximum number of scans of a picture: progressive ones have about ten. Each goes over the whole
 * picture, though it may be a few bytes long.
 */
const MAX_SCANS = 100;

/** Returns a check of the segments of a picture: whether their sizes and number are acceptable. */
function createSegmentCheck(): (bytes: Buffer, position: number, marker: number) => boolean {
  let scans = 0;
  return (bytes, position, marker) => {
    if (marker === SCAN) scans += 1;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);
    if (!isFrame) return scans <= MAX_SCANS;
    if (position + 9 > bytes.length) return false;
    const [height, width] = [bytes.readUInt16BE(position + 5), bytes.readUInt16BE(position + 7)];
    // A height of zero means that it is declared after the picture (ITU-T T.81, section B.2.5).
    return height > 0 && isRenderableSize(width, height);
  };
}

/** Returns the end of a scan: the next marker that is neither a stuffed 0xFF nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const data = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!data) return at;
  }
  return bytes.length;
}
