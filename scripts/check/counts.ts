import { stripVTControlCharacters } from 'node:util';

/** The results of a test run. */
export interface Counts {
  readonly passed: number;
  /** A line for each failed test: its name, and why it failed if known. */
  readonly failed: readonly string[];
  /** Names of the skipped tests. */
  readonly skipped: readonly string[];
}

/** The counts of a step without tests of its own, which counts as one test, if it succeeded. */
export const succeeded: Counts = { passed: 1, failed: [], skipped: [] };

/** Returns the counts of such a step if it failed; names and messages are those of `failure`. */
export function failed(name: string, message?: string): Counts {
  return { passed: 0, failed: [failure(name, message)], skipped: [] };
}

/** Returns the total of several counts. */
export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.flatMap(({ failed }) => failed),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

/**
 * Returns the counts with skipped tests as failed if `strict` (continuous integration), because
 * nobody is there to decide that a skipped test does not matter; otherwise as they are.
 */
export function failSkipped(counts: Counts, strict: boolean): Counts {
  if (!strict) return counts;
  const skipped = counts.skipped.map((name) => failure(name, 'skipped'));
  return { ...counts, failed: [...counts.failed, ...skipped], skipped: [] };
}

/**
 * Returns the line for a failed test: its name and the first line of the error's message, if it has
 * one. Test runners colour their messages; the line is plain.
 */
export function failure(name: string, message = ''): string {
  const [reason] = stripVTControlCharacters(message).trim().split('\n', 1);
  return reason ? `${name}: ${reason}` : name;
}

/**
 * Returns the last lines of a test run: what was skipped and what failed, so that nobody has to
 * search a long log for it, and the counts as the last one.
 */
export function summaryLines({ passed, failed, skipped }: Counts): string[] {
  const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return [
    ...skipped.map((test) => `skipped: ${test}`),
    ...failed.map((test) => `failed: ${test}`),
    `${passed} passed, ${failed.length} failed${rest}`,
  ];
}

/**
 * Prints the last lines of a test run; returns its exit code. With `CI` in the environment, skipped
 * tests count as failed.
 */
export function report(counts: Counts): number {
  const reported = failSkipped(counts, Boolean(process.env.CI));
  console.log(summaryLines(reported).join('\n'));
  return reported.failed.length > 0 ? 1 : 0;
}
