import { z } from 'zod';
import { type Counts, failure } from './counts.ts';

const errorSchema = z.object({ message: z.string().optional() });

const specSchema = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      /** Of each attempt. */
      results: z.array(z.object({ error: errorSchema.optional() })),
    }),
  ),
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
  errors: z.array(errorSchema),
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
  const passed = tests.filter(({ status }) => status === 'expected');
  const failed = tests.filter(({ status }) => status !== 'expected' && status !== 'skipped');
  return {
    passed: passed.length,
    failed: [
      ...failed.map(({ name, message }) => failure(name, message)),
      ...errors.map(({ message }) => failure('a file that cannot be loaded', message)),
    ],
    skipped: skipped.map(({ name }) => name),
  };
}

interface TestResult {
  readonly name: string;
  readonly status: string;
  /** Of the first error. */
  readonly message?: string | undefined;
}

function testsOf(suite: Suite, path: string): TestResult[] {
  const here = `${path}${suite.title} › `;
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${here}${spec.title}`,
      status,
      message: results.find(({ error }) => error)?.error?.message,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))];
}
