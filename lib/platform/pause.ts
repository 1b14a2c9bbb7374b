import { setTimeout } from 'node:timers/promises';

/** Waits for some ms, without keeping the process alive. */
export function pause(ms: number): Promise<void> {
  return setTimeout(ms, undefined, { ref: false });
}
