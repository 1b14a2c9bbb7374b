/** Signatures that were accepted, so that none is a second time. */
export interface UsedSignatures {
  /** Notes a signature and tells whether it is the first time. Times are in ms. */
  use(signature: string, now: number): boolean;
}

/** Remembers signatures for `span` ms, after which they are refused for their age. */
export function createUsedSignatures(span: number): UsedSignatures {
  const usedAt = new Map<string, number>();
  return {
    use(signature, now) {
      for (const [known, at] of usedAt) {
        // In the order in which they were used: what follows is younger.
        if (at > now - span) break;
        usedAt.delete(known);
      }
      if (usedAt.has(signature)) return false;
      usedAt.set(signature, now);
      return true;
    },
  };
}
