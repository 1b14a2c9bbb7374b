/** The bytes of a body in few buffers, however small the pieces in which it arrives. */
export interface Blocks {
  append(piece: Buffer): void;
  /** Returns all appended bytes in order. */
  take(): readonly Buffer[];
}

/**
 * Size of a block. A client may send a body in pieces of one byte, each of which would have an
 * overhead.
 */
const BLOCK_BYTES = 64 * 1024;
/** A piece of at least this length is stored without being copied. */
const LARGE_BYTES = BLOCK_BYTES / 2;

/** Returns an empty collection for a body of at most `max` bytes. */
export function createBlocks(max: number): Blocks {
  const blockBytes = Math.min(BLOCK_BYTES, max);
  const blocks: Buffer[] = [];
  /** The number of free bytes in the last block. */
  let free = 0;

  function giveUpFree(): void {
    const last = blocks.pop();
    if (last) blocks.push(free > 0 ? Buffer.from(last.subarray(0, blockBytes - free)) : last);
    free = 0;
  }

  function copy(piece: Buffer): void {
    for (let rest = piece; rest.length > 0; ) {
      if (free === 0) {
        blocks.push(Buffer.allocUnsafe(blockBytes));
        free = blockBytes;
      }
      const copied = rest.copy(blocks.at(-1) ?? rest, blockBytes - free);
      free -= copied;
      rest = rest.subarray(copied);
    }
  }

  return {
    append(piece) {
      // A piece is often a part of a larger buffer, all of which it would hold in memory.
      const fillsItsBuffer = piece.length * 2 >= piece.buffer.byteLength;
      if (piece.length < LARGE_BYTES || !fillsItsBuffer) return copy(piece);
      giveUpFree();
      blocks.push(piece);
    },
    take() {
      giveUpFree();
      return blocks;
    },
  };
}
