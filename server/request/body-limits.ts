import { longestFormBytes } from '../../lib/forms/schema/attachment-rules.ts';

const MIB = 1024 * 1024;

/** How long a body may make no progress, in ms. */
export const BODY_IDLE_MS = 30_000;

/** How many bytes of bodies may be in memory. */
export interface MemoryLimits {
  readonly most: number;
  readonly mostOfOne: number;
}

/** A form that is too long is read to one byte more than allowed. */
const longestHeld = longestFormBytes + 1;

/** The limits in total and per sender; small bodies are counted separately. */
export const bodyMemory: MemoryLimits = { most: 2 * longestHeld, mostOfOne: longestHeld };
export const smallBodyMemory: MemoryLimits = { most: 16 * MIB, mostOfOne: 4 * MIB };
