import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { FilledPart } from '../../lib/request/listing/page-place.ts';

/** The header of a gzip member without a name or a time (RFC 1952, section 2.3). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A last block without content (RFC 1951, section 3.2.6). */
const lastBlock = Buffer.from([3, 0]);
/** Maximum length of a stored block (RFC 1951, section 3.2.4). */
const MAX_STORED_BYTES = 0xffff;

const deflated = new WeakMap<Buffer, Buffer>();

/**
 * Returns the parts of a page as one gzip member. Those that all visitors share are compressed once,
 * each by itself; the others are too short to be worth it. Decoders read blocks one after the other,
 * wherever they come from (RFC 1951, section 3.1).
 */
export function gzipParts(parts: readonly FilledPart[]): Buffer {
  let checksum = 0;
  let length = 0;
  for (const { bytes } of parts) {
    checksum = crc32(bytes, checksum);
    length += bytes.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, 4);
  const blocks = parts.map(({ bytes, isShared }) =>
    isShared ? deflatedOnce(bytes) : storedBlocks(bytes),
  );
  return Buffer.concat([header, ...blocks, lastBlock, trailer]);
}

/** Returns bytes as compressed blocks that end with a byte, so that others can follow. */
function deflatedOnce(bytes: Buffer): Buffer {
  const finishFlush = constants.Z_FULL_FLUSH;
  const blocks =
    deflated.get(bytes) ??
    deflateRawSync(bytes, { level: constants.Z_BEST_COMPRESSION, finishFlush });
  deflated.set(bytes, blocks);
  return blocks;
}

function storedBlocks(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += MAX_STORED_BYTES) {
    const stored = bytes.subarray(start, start + MAX_STORED_BYTES);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(stored.length, 1);
    head.writeUInt16LE(MAX_STORED_BYTES - stored.length, 3);
    blocks.push(head, stored);
  }
  return Buffer.concat(blocks);
}
