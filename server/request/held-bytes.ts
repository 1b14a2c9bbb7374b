/** Counts the bytes of request bodies that are in memory. */
export interface HeldBytes {
  /** Adds `bytes` of `sender`; returns false if that would exceed a limit. */
  take(sender: string, bytes: number): boolean;
  /** Subtracts `bytes` of `sender`, which were added before. */
  release(sender: string, bytes: number): void;
}

/**
 * Allows `most` bytes in total, and `mostOfOne` per sender, so that no sender can block the others.
 */
export function createHeldBytes(most: number, mostOfOne: number): HeldBytes {
  const bySender = new Map<string, number>();
  let total = 0;
  return {
    take(sender, bytes) {
      const own = (bySender.get(sender) ?? 0) + bytes;
      if (own > mostOfOne || total + bytes > most) return false;
      bySender.set(sender, own);
      total += bytes;
      return true;
    },
    release(sender, bytes) {
      const own = (bySender.get(sender) ?? 0) - bytes;
      if (own > 0) bySender.set(sender, own);
      else bySender.delete(sender);
      total -= bytes;
    },
  };
}
