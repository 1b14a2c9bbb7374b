import { HOUR_MS } from '../../platform/durations.ts';

const FIRST_MS = 30_000;
const MAX_MS = HOUR_MS;
/**
 * Fraction of random variation, so that deliveries that failed together are not retried together.
 */
const SPREAD = 0.25;

/**
 * Returns the delay after the nth failed attempt (from 1), in ms: min(1 h, 30 s · 2ⁿ⁻¹), varied by
 * up to a quarter according to `chance` (from 0 to 1).
 */
export function backOff(attempts: number, chance: number): number {
  const base = Math.min(MAX_MS, FIRST_MS * 2 ** (attempts - 1));
  return Math.round(base * (1 - SPREAD + 2 * SPREAD * chance));
}
