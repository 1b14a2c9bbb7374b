import type { IncomingMessage } from 'node:http';
import { createBlocks } from './blocks.ts';
import type { BodyRule } from './rules.ts';

/**
 * A complete body; or what has been read of a refused one, and the status to refuse it with: 408 if
 * it made no progress, or too little while others need its memory; 413 if it is too long, 503 if too
 * many bytes are buffered already, null if the client has disconnected.
 */
export type ReadBody =
  | { readonly ok: true; readonly chunks: readonly Buffer[] }
  | {
      readonly ok: false;
      readonly status: 408 | 413 | 503 | null;
      readonly chunks: readonly Buffer[];
    };

interface Limits {
  /** Milliseconds within which the next `PROGRESS_BYTES` must arrive. */
  readonly idleMs: number;
  /** Reserves memory for the bytes; returns false if there is none. */
  readonly take: (bytes: number) => boolean;
  /** Aborted when the memory is no longer reserved. */
  readonly signal: AbortSignal;
}

/**
 * Fewer bytes within the time are no progress: a body sent byte by byte would hold memory
 * indefinitely.
 */
export const PROGRESS_BYTES = 16 * 1024;

/** Reads the body of `request` within the limits of its rule; discards what follows a refusal. */
export function readBody(
  request: IncomingMessage,
  { bytes, isCut = false }: Pick<BodyRule, 'bytes' | 'isCut'>,
  { idleMs, take, signal }: Limits,
): Promise<ReadBody> {
  const { promise, resolve } = Promise.withResolvers<ReadBody>();
  const blocks = createBlocks(bytes + 1);
  const idle = setTimeout(() => refuse(408), idleMs);
  let length = 0;
  let progress = 0;

  const keep = (chunk: Buffer) => {
    const kept = chunk.subarray(0, bytes + 1 - length);
    length += kept.length;
    progress += kept.length;
    if (progress >= PROGRESS_BYTES) {
      progress = 0;
      idle.refresh();
    }
    if (length > bytes && !isCut) return refuse(413);
    if (!take(kept.length)) return refuse(503);
    blocks.append(kept);
    if (length > bytes) finish();
  };
  const finish = () => end({ ok: true, chunks: blocks.take() });
  const refuse = (status: 408 | 413 | 503 | null) => {
    end({ ok: false, status, chunks: blocks.take() });
  };
  const cut = () => refuse(408);
  const gone = () => refuse(null);
  const end = (outcome: ReadBody) => {
    clearTimeout(idle);
    signal.removeEventListener('abort', cut);
    request.off('data', keep).off('end', finish).off('close', gone).off('error', gone);
    resolve(outcome);
  };
  signal.addEventListener('abort', cut);
  request.on('data', keep).on('end', finish).on('close', gone).on('error', gone);
  return promise;
}
