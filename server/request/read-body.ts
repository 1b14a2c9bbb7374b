import type { IncomingMessage } from 'node:http';
import type { BodyRule } from './rules.ts';

/**
 * A body that has arrived; or the status to refuse it with: 408 where it made no progress, 413
 * where it is too long, 503 where too much is held already; or that its sender has gone.
 */
export type ReadBody =
  | { readonly ok: true; readonly chunks: readonly Buffer[] }
  | { readonly ok: false; readonly status: 408 | 413 | 503 }
  | { readonly ok: false; readonly status: null };

interface Limits {
  /** How long the body may make no progress, in ms. */
  readonly idleMs: number;
  /** Takes the memory for so many bytes; false where there is none. */
  readonly take: (bytes: number) => boolean;
}

/** Reads the body of `request` by its `rule`. What comes after a refusal is not kept. */
export function readBody(
  request: IncomingMessage,
  { bytes, isCut = false }: Pick<BodyRule, 'bytes' | 'isCut'>,
  { idleMs, take }: Limits,
): Promise<ReadBody> {
  const { promise, resolve } = Promise.withResolvers<ReadBody>();
  const chunks: Buffer[] = [];
  const idle = setTimeout(() => end({ ok: false, status: 408 }), idleMs);
  let length = 0;

  const keep = (chunk: Buffer) => {
    idle.refresh();
    const kept = chunk.subarray(0, bytes + 1 - length);
    length += kept.length;
    if (length > bytes && !isCut) return end({ ok: false, status: 413 });
    if (!take(kept.length)) return end({ ok: false, status: 503 });
    chunks.push(kept);
    if (length > bytes) end({ ok: true, chunks });
  };
  const arrived = () => end({ ok: true, chunks });
  const gone = () => end({ ok: false, status: null });
  const end = (outcome: ReadBody) => {
    clearTimeout(idle);
    request.off('data', keep).off('end', arrived).off('close', gone).off('error', gone);
    resolve(outcome);
  };
  request.on('data', keep).on('end', arrived).on('close', gone).on('error', gone);
  return promise;
}
