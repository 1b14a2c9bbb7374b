import { z } from 'zod';
import type { Counts } from './counts.ts';

const specSchema = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const resultsSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.unknown()),
});

type Suite = z.infer<typeof suiteSchema>;

/**
 * Counts the results in a report of Playwright's JSON reporter. Errors outside tests (such as a
 * file that cannot be loaded) count as failures, and so do tests that passed on a retry. Throws if
 * `json` is not such a report.
 */
export function countEndToEndTests(json: string): Counts {
  const { suites, errors } = resultsSchema.parse(JSON.parse(json));
  const tests = suites.flatMap((suite) => testsOf(suite, ''));
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const passed = tests.filter(({ status }) => status === 'expected').length;
  return {
    passed,
    failed: tests.length - passed - skipped.length + errors.length,
    skipped: skipped.map(({ name }) => name),
  };
}

function testsOf(suite: Suite, path: string): { name: string; status: string }[] {
  const here = `${path}${suite.title} › `;
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({
      name: `[${projectName}] ${here}${spec.title}`,
      status,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))];
}
