/** The accepted signatures, each of which is valid only once. */
export interface UsedSignatures {
  /** Stores a signature and returns whether it is used for the first time. Times are in ms. */
  use(signature: string, now: number): boolean;
}

/** Stores signatures for `span` ms, after which they are refused as too old. */
export function createUsedSignatures(span: number): UsedSignatures {
  const usedAt = new Map<string, number>();
  return {
    use(signature, now) {
      for (const [known, at] of usedAt) {
        // In the order of use: all following entries are newer.
        if (at > now - span) break;
        usedAt.delete(known);
      }
      if (usedAt.has(signature)) return false;
      usedAt.set(signature, now);
      return true;
    },
  };
}
