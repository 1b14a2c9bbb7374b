const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60 * 1000;
/** Deliveries that failed together are not to be tried again together. */
const SPREAD = 0.25;

/**
 * How long to wait after the nth failed attempt (from 1), in ms: min(1 h, 30 s · 2ⁿ⁻¹) and up to
 * a quarter more or less, as `chance` (from 0 to 1) has it.
 */
export function backOff(attempts: number, chance: number): number {
  const base = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
  return Math.round(base * (1 - SPREAD + 2 * SPREAD * chance));
}
