import { z } from 'zod';
import type { Counts } from './counts.ts';

const resultsSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/**
 * Counts the results in a report of Vitest's JSON reporter. A file that could not be run has no
 * tests, and counts as one failure. Throws if `json` is not such a report.
 */
export function countUnitTests(json: string): Counts {
  const { testResults } = resultsSchema.parse(JSON.parse(json));
  const tests = testResults.flatMap((file) => file.assertionResults);
  const broken = testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return {
    passed,
    failed: failed + broken.length,
    skipped: skipped.map(({ fullName }) => fullName),
  };
}
