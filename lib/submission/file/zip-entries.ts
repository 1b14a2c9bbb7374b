const END = Buffer.from('504b0506', 'hex');
const CENTRAL = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;

/** A file in an archive, as its directory has it. */
export interface ZipEntry {
  readonly name: string;
  /** Size when unpacked, in bytes, as stated. */
  readonly size: number;
}

/** True where an unpacking program would find an archive in these bytes, whatever comes first. */
export function hasArchiveEnd(bytes: Buffer): boolean {
  return bytes.subarray(-(END_BYTES + LONGEST_COMMENT)).includes(END);
}

/**
 * The directory of an archive that begins with the first byte and ends with the last, without
 * gaps around the directory; null for anything else, encrypted and 64-bit archives included.
 * See APPNOTE 6.3.10, sections 4.3.12 and 4.3.16.
 */
export function zipEntries(bytes: Buffer): readonly ZipEntry[] | null {
  const end = bytes.length - END_BYTES;
  if (end < 0 || bytes.readUInt32BE(0) !== 0x504b0304) return null;
  if (!bytes.subarray(end, end + 4).equals(END)) return null;
  const count = bytes.readUInt16LE(end + 10);
  let position = bytes.readUInt32LE(end + 16);
  if (position + bytes.readUInt32LE(end + 12) !== end) return null;
  const entries: ZipEntry[] = [];
  while (position + 46 <= end && bytes.readUInt32LE(position) === CENTRAL) {
    if (bytes.readUInt16LE(position + 8) & 1) return null;
    const nameEnd = position + 46 + bytes.readUInt16LE(position + 28);
    entries.push({
      name: bytes.toString('utf8', position + 46, nameEnd),
      size: bytes.readUInt32LE(position + 24),
    });
    position = nameEnd + bytes.readUInt16LE(position + 30) + bytes.readUInt16LE(position + 32);
  }
  return position === end && entries.length === count ? entries : null;
}
