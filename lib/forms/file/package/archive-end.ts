import { positionsOf } from '../common/positions-of.ts';

const ARCHIVE_END = Buffer.from('504b0506', 'hex');
const ARCHIVE_END_BYTES = 22;
const MAX_ARCHIVE_END_BYTES = ARCHIVE_END_BYTES + 65_535;

/**
 * Whether a program would find an archive at the end of these bytes, regardless of how they begin.
 */
export function hasArchiveEnd(bytes: Buffer): boolean {
  return bytes.subarray(-MAX_ARCHIVE_END_BYTES).includes(ARCHIVE_END);
}

/** Returns the positions at which an archive ends. */
export function archiveEnds(bytes: Buffer): readonly number[] {
  return [...positionsOf(ARCHIVE_END, bytes)];
}

/** Returns the archive that ends at this position. Throws if it begins before these bytes. */
export function archiveAt(bytes: Buffer, end: number): Buffer {
  const start = end - bytes.readUInt32LE(end + 12) - bytes.readUInt32LE(end + 16);
  if (start < 0) throw new RangeError('An archive is cut off.');
  return bytes.subarray(start, end + ARCHIVE_END_BYTES);
}
