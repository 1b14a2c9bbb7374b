interface Size {
  readonly width: number;
  readonly height: number;
}

/** The introducers of blocks (GIF89a, section 12 and appendix A). */
const [EXTENSION, FRAME] = [0x21, 0x2c];
/** Where the logical screen ends, and how long the description of a frame is, in bytes. */
const [SCREEN_END, FRAME_BYTES] = [13, 10];

/**
 * Returns the sizes of the logical screen of a GIF and of its frames, which may be larger, in pixels.
 * Throws if it ends within one of them.
 */
export function gifFrames(bytes: Buffer): readonly Size[] {
  const sizes = [{ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }];
  let position = SCREEN_END + colorBytes(bytes.readUInt8(10));
  while (position < bytes.length) {
    const introducer = bytes.readUInt8(position);
    if (introducer === FRAME) {
      sizes.push({
        width: bytes.readUInt16LE(position + 5),
        height: bytes.readUInt16LE(position + 7),
      });
      // The size of codes follows the colors.
      position += FRAME_BYTES + colorBytes(bytes.readUInt8(position + 9)) + 1;
    } else if (introducer === EXTENSION) position += 2;
    else break;
    position = endOfBlocks(bytes, position);
  }
  return sizes;
}

/** Returns the length of a table of colors, by the flags before it. */
function colorBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Returns the position behind blocks of data, of which an empty one is the last. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let position = from;
  while (position < bytes.length) {
    const length = bytes.readUInt8(position);
    position += 1 + length;
    if (length === 0) break;
  }
  return position;
}
