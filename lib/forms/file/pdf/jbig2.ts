import { isRenderableSize } from '../common/renderable-size.ts';

/** The length of a region, or the height of a page, that was not known in advance. */
const UNKNOWN = 0xffffffff;

/** Maximum number of symbols in a dictionary, new or exported: that of PDFium. */
const MAX_SYMBOLS = 65_535;

/** The information that begins each region (ITU-T T.88, section 7.4.1), in bytes. */
const REGION_BYTES = 17;

/** Checks of the content of a segment, which begins at `at`, by the type of the segment. */
const CHECKS: readonly (readonly [
  types: readonly number[],
  isBounded: (bytes: Buffer, at: number) => boolean,
])[] = [
  [[0], hasBoundedSymbols],
  [[4, 6, 7, 20, 22, 23, 36, 38, 39, 40, 42, 43], isBoundedRegion],
  [[16], hasBoundedPatterns],
  [[20, 22, 23], hasBoundedGrid],
  [[48], isBoundedPage],
];

/**
 * Whether the page, the regions and the dictionaries in JBIG2 data, as PDFs hold them, declare
 * acceptable sizes (ITU-T T.88, section 7.3). No segment may be of unknown length: only a decoder
 * finds its end, and decoders differ on it. Not known are the sizes of symbols, which are packed.
 * Throws if the data break off inside of a segment's head.
 */
export function hasBoundedRegions(bytes: Buffer): boolean {
  for (let at = 0; at + SHORTEST_HEAD <= bytes.length; ) {
    const { type, content, length } = segmentAt(bytes, at);
    const checks = CHECKS.filter(([types]) => types.includes(type));
    if (length === UNKNOWN || !checks.every(([, isBounded]) => isBounded(bytes, content)))
      return false;
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

function isBoundedPage(bytes: Buffer, at: number): boolean {
  const height = bytes.readUInt32BE(at + 4);
  return isRenderableSize(bytes.readUInt32BE(at), height === UNKNOWN ? 1 : height);
}

/**
 * The numbers of exported and new symbols follow flags, and the pixels of templates that the flags
 * announce (section 7.4.2).
 */
function hasBoundedSymbols(bytes: Buffer, at: number): boolean {
  const flags = bytes.readUInt16BE(at);
  const [isHuffman, isRefined] = [flags & 0x1, flags & 0x2];
  const [template, refinementTemplate] = [(flags >> 10) & 0x3, (flags >> 12) & 0x1];
  const ofTemplate = isHuffman ? 0 : template === 0 ? 8 : 2;
  const ofRefinement = isRefined && refinementTemplate === 0 ? 4 : 0;
  const numbers = at + 2 + ofTemplate + ofRefinement;
  return [0, 4].every((offset) => bytes.readUInt32BE(numbers + offset) <= MAX_SYMBOLS);
}

/** Decoders hold the patterns of a dictionary in one row (sections 6.7.5 and 7.4.4). */
function hasBoundedPatterns(bytes: Buffer, at: number): boolean {
  const [width, height] = [bytes.readUInt8(at + 1), bytes.readUInt8(at + 2)];
  return isRenderableSize(width * (bytes.readUInt32BE(at + 3) + 1), height);
}

/** A halftone region has a picture of grey values, of another size (section 7.4.5). */
function hasBoundedGrid(bytes: Buffer, at: number): boolean {
  const [width, height] = [1, 5].map((offset) => bytes.readUInt32BE(at + REGION_BYTES + offset));
  return isRenderableSize(width ?? 0, height ?? 0);
}

/** A page of unknown height grows as far as its regions reach down. */
function isBoundedRegion(bytes: Buffer, at: number): boolean {
  const [width, height, top] = [0, 4, 12].map((offset) => bytes.readUInt32BE(at + offset));
  return isRenderableSize(width ?? 0, (height ?? 0) + (top ?? 0));
}
