import { z } from 'zod';
import { type Counts, failure } from './counts.ts';

const resultsSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          tags: z.array(z.string()).default([]),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

/**
 * Counts the results in a report of Vitest's JSON reporter. A file that could not be run has no
 * tests, and counts as one failure. Tests with the tag `excluded`, which the run leaves out, are not
 * counted as skipped. Throws if `json` is not such a report.
 */
export function countUnitTests(json: string, excluded?: string): Counts {
  const { testResults } = resultsSchema.parse(JSON.parse(json));
  const tests = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ tags }) => excluded === undefined || !tags.includes(excluded));
  const broken = testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return {
    passed,
    failed: [
      ...failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages?.[0])),
      ...broken.map(({ name, message }) => failure(name, message)),
    ],
    skipped: skipped.map(({ fullName }) => fullName),
  };
}
