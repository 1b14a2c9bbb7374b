/** What a test run came to. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that were not run, so that nobody has to look for them. */
  readonly skipped: readonly string[];
}

/** A step that has no tests of its own counts as one. */
export function countOf(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: [] };
}

/** The counts of several runs together. */
export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

/**
 * The counts as they are judged: in continuous integration (`strict`) a test that was skipped
 * has failed, because nobody is there to decide that it does not matter.
 */
export function judge(counts: Counts, strict: boolean): Counts {
  return strict
    ? { ...counts, failed: counts.failed + counts.skipped.length, skipped: [] }
    : counts;
}

/** The last line of a test run. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return `${passed} passed, ${failed} failed${rest}`;
}
