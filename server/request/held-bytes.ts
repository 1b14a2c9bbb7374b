/** Counts the bytes of request bodies that are in memory. */
export interface HeldBytes {
  /** Notes `bytes` more of `sender`; false where they would be more than may be held. */
  take(sender: string, bytes: number): boolean;
  /** Forgets `bytes` of `sender`, which were taken before. */
  release(sender: string, bytes: number): void;
}

/**
 * Allows `most` bytes altogether, and `mostOfOne` of each sender, so that one alone blocks nobody.
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
