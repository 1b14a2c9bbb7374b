import { isRenderableSize } from '../renderable-size.ts';

/** Types of segments (ITU-T T.88, section 7.3): a page, and the regions on it. */
const PAGE = 48;
const REGIONS = [4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43];
/** The length of a region, or the height of a page, that was not known in advance. */
const UNKNOWN = 0xffffffff;

/**
 * Whether the page and the regions in JBIG2 data, as PDFs hold them, declare acceptable sizes. The
 * segment of unknown length counts as the last one, because only a decoder finds its end. Throws if the data break
 * off inside of a segment's head.
 */
export function hasFairRegions(bytes: Buffer): boolean {
  for (let at = 0; at + SHORTEST_HEAD <= bytes.length; ) {
    const { type, content, length } = segmentAt(bytes, at);
    if (type === PAGE && !isFairPage(bytes, content)) return false;
    if (REGIONS.includes(type) && !isFairRegion(bytes, content)) return false;
    if (length === UNKNOWN) return true;
    at = content + length;
  }
  return true;
}

/** The head of a segment that refers to no other, in bytes. */
const SHORTEST_HEAD = 11;

/** Reads the head of the segment at `at` (ITU-T T.88, section 7.2). */
function segmentAt(bytes: Buffer, at: number) {
  const number = bytes.readUInt32BE(at);
  const flags = bytes.readUInt8(at + 4);
  const isLong = bytes.readUInt8(at + 5) >> 5 === 7;
  const referred = isLong ? bytes.readUInt32BE(at + 5) & 0x1fffffff : bytes.readUInt8(at + 5) >> 5;
  const ofCount = isLong ? 4 + Math.ceil((referred + 1) / 8) : 1;
  const ofNumber = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
  const ofPage = flags & 0x40 ? 4 : 1;
  const end = at + 5 + ofCount + referred * ofNumber + ofPage;
  return { type: flags & 0x3f, content: end + 4, length: bytes.readUInt32BE(end) };
}

function isFairPage(bytes: Buffer, at: number): boolean {
  const height = bytes.readUInt32BE(at + 4);
  return isRenderableSize(bytes.readUInt32BE(at), height === UNKNOWN ? 1 : height);
}

/** A page of unknown height grows as far as its regions reach down. */
function isFairRegion(bytes: Buffer, at: number): boolean {
  const [width, height, top] = [0, 4, 12].map((offset) => bytes.readUInt32BE(at + offset));
  return isRenderableSize(width ?? 0, (height ?? 0) + (top ?? 0));
}
