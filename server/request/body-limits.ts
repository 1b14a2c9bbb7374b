import { maxFormBytes } from '../../lib/forms/schema/attachment-rules.ts';

const MIB = 1024 * 1024;

/** How long a body may make no progress, in ms. */
export const BODY_IDLE_MS = 30_000;

/** How many bytes of bodies may be in memory. */
export interface MemoryLimits {
  readonly max: number;
  readonly maxPerSender: number;
}

/** A form that is too long is read to one byte more than allowed. */
const maxBufferedBytes = maxFormBytes + 1;

/** The limits in total and per sender; small bodies are counted separately. */
export const bodyMemory: MemoryLimits = {
  max: 2 * maxBufferedBytes,
  maxPerSender: maxBufferedBytes,
};
export const smallBodyMemory: MemoryLimits = { max: 16 * MIB, maxPerSender: 4 * MIB };
