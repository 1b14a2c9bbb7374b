/** The counts of a test run. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of the skipped tests, for the report. */
  readonly skipped: readonly string[];
}

/** Returns the counts of a step without tests of its own, which counts as one test. */
export function countOf(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: [] };
}

/** Returns the total of several counts. */
export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

/**
 * Returns the counts with skipped tests as failed if `strict` (continuous integration), because
 * nobody is there to decide that a skipped test does not matter; otherwise as they are.
 */
export function failSkipped(counts: Counts, strict: boolean): Counts {
  return strict
    ? { ...counts, failed: counts.failed + counts.skipped.length, skipped: [] }
    : counts;
}

/** Returns the last line of a test run. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return `${passed} passed, ${failed} failed${rest}`;
}
