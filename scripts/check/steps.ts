import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import { findChromium } from './chromium.ts';
import { type Counts, failed, succeeded, sum } from './counts.ts';
import { countEndToEndTests } from './end-to-end-results.ts';
import { SLOW_TAG } from './slow-tag.ts';
import { blankEnvironment } from './test-environment.ts';
import { FORM_SECRET, type TestStack } from './test-stack.ts';
import { countUnitTests } from './unit-results.ts';

const RESULTS = 'test-results';
const BIN = join('node_modules', '.bin');

/**
 * Runs npm scripts, each given as a name with arguments, one after the other until one fails. They
 * count as one test.
 */
export async function runScripts(
  supervisor: Supervisor,
  ...scripts: readonly (readonly string[])[]
): Promise<Counts> {
  for (const script of scripts) {
    const code = await supervisor.run('npm', ['run', '--silent', ...script], blankEnvironment);
    if (code !== 0) return failed(['npm run', ...script].join(' '));
  }
  return succeeded;
}

interface UnitTestRun {
  /** Whether slow tests run, too, and those that crash processes at their full size. */
  readonly full?: boolean;
  /** Runs only these files, or those in these folders; all by default. */
  readonly files?: readonly string[];
}

/** Runs the unit tests. */
export async function runUnitTests(
  supervisor: Supervisor,
  root: string,
  { full = false, files = [] }: UnitTestRun,
): Promise<Counts> {
  const file = join(root, RESULTS, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const excluded = full ? undefined : SLOW_TAG;
  const filter = excluded ? [`--tags-filter=!${excluded}`] : [];
  const count = (json: string) => countUnitTests(json, excluded);
  return await counted(file, count, () =>
    supervisor.run(join(BIN, 'vitest'), ['run', ...reporters, ...filter, ...files], {
      ...blankEnvironment,
      TEST_FULL: full ? '1' : '',
    }),
  );
}

/** Which end-to-end tests run, and how. */
export interface EndToEndRun {
  /** Whether the projects of slow tests exist. */
  readonly full?: boolean;
  /** Runs only these projects, without those they depend on; all by default. */
  readonly projects?: readonly string[];
  /** Passed to the test runner. */
  readonly args?: readonly string[];
}

/** Runs end-to-end tests against a running stack. */
export async function runEndToEndTests(
  supervisor: Supervisor,
  root: string,
  stack: TestStack,
  { full = false, projects = [], args = [] }: EndToEndRun,
): Promise<Counts> {
  const output = join(root, RESULTS, ['end-to-end', ...projects].join('-'));
  const file = `${output}.json`;
  const selected = projects.map((project) => `--project=${project}`);
  const only = projects.length > 0 ? ['--no-deps', ...selected] : [];
  const env: ExtraEnv = {
    ...blankEnvironment,
    CHROMIUM_PATH: findChromium() ?? '',
    E2E_CONTENT_TOKEN: stack.content.administratorToken,
    E2E_CONTENT_URL: stack.content.url,
    E2E_DEMO_CONTENT: stack.demoContent ?? '',
    E2E_FORM_SECRET: FORM_SECRET,
    E2E_FULL: full ? '1' : '',
    E2E_RESULTS: file,
    E2E_SITE_URL: stack.siteUrl,
    E2E_SUBMISSIONS: stack.submissionsFolder,
  };
  return await counted(file, countEndToEndTests, () =>
    supervisor.run(join(BIN, 'playwright'), ['test', `--output=${output}`, ...only, ...args], env),
  );
}

/**
 * Counts the results that a test runner wrote into `file`. A runner that failed without a failed
 * test, or that left no readable result, counts as one failure.
 */
async function counted(
  file: string,
  count: (json: string) => Counts,
  run: () => Promise<number>,
): Promise<Counts> {
  rmSync(file, { force: true });
  const code = await run();
  let counts: Counts;
  try {
    counts = count(readFileSync(file, 'utf8'));
  } catch (error) {
    return failed('no results of a test runner', String(error));
  }
  if (code === 0 || counts.failed.length > 0) return counts;
  return sum([counts, failed('a test runner without a failed test', `exit code ${code}`)]);
}
