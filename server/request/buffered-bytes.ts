/** Counts the bytes of request bodies that are in memory. */
export interface BufferedBytes {
  /** Begins to count the bytes of a body of `sender`. */
  track(sender: string): BufferedBody;
}

/** The bytes of a body that are in memory. */
export interface BufferedBody {
  /** Aborted when the body is no longer counted, because others need the memory. */
  readonly signal: AbortSignal;
  /** Adds bytes that have arrived; returns false if that would exceed a limit. */
  take(bytes: number): boolean;
  /** Must be called when the body is complete: it is not aborted from then on. */
  complete(): void;
  /** Subtracts all bytes; later calls have no effect. */
  release(): void;
}

/** A body that is still arriving. */
interface Arriving {
  /** When it last made progress, in ms of a monotonic clock. */
  progressedAt: number;
  /** How many of its bytes are in memory. */
  buffered: number;
  cut(): void;
}

/** Bodies that take longer than this for so many bytes are slow: 64 KB/s. */
export const SLOW_MS = 4000;
export const SLOW_BYTES = 256 * 1024;

/**
 * Allows `max` bytes in total, and `maxPerSender` per sender, so that no sender can block the others.
 * Nor can a few who send nearly all of a body and then wait: beyond the total, slow bodies are
 * aborted, the slowest first.
 */
export function createBufferedBytes(
  max: number,
  maxPerSender: number,
  now = () => performance.now(),
): BufferedBytes {
  const bySender = new Map<string, number>();
  const arriving = new Set<Arriving>();
  let total = 0;

  /** Aborts slow bodies until there is room for so many bytes; none if that would not suffice. */
  function makeRoom(bytes: number, except: Arriving): boolean {
    const slow = [...arriving]
      .filter(({ buffered }) => buffered > 0)
      .filter((body) => body !== except && now() - body.progressedAt > SLOW_MS)
      .sort((a, b) => a.progressedAt - b.progressedAt);
    const inSlow = slow.reduce((sum, { buffered }) => sum + buffered, 0);
    if (total - inSlow + bytes > max) return false;
    for (const body of slow) {
      if (total + bytes <= max) break;
      body.cut();
    }
    return true;
  }

  return {
    track(sender) {
      const abort = new AbortController();
      let progress = 0;
      const release = () => {
        arriving.delete(body);
        const own = (bySender.get(sender) ?? 0) - body.buffered;
        if (own > 0) bySender.set(sender, own);
        else bySender.delete(sender);
        total -= body.buffered;
        body.buffered = 0;
      };
      const body: Arriving = {
        progressedAt: now(),
        buffered: 0,
        cut() {
          release();
          abort.abort();
        },
      };
      arriving.add(body);
      return {
        signal: abort.signal,
        take(bytes) {
          const ownWithThem = () => (bySender.get(sender) ?? 0) + bytes;
          if (ownWithThem() > maxPerSender) return false;
          if (total + bytes > max && !makeRoom(bytes, body)) return false;
          // A body of the same sender may have been aborted for it.
          bySender.set(sender, ownWithThem());
          total += bytes;
          body.buffered += bytes;
          progress += bytes;
          if (progress >= SLOW_BYTES) {
            progress = 0;
            body.progressedAt = now();
          }
          return true;
        },
        complete() {
          arriving.delete(body);
        },
        release,
      };
    },
  };
}
