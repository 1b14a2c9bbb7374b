import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Edit } from './edit.ts';
import { inEditedCopy } from './edited-copy.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

/** Unit tests: the files they are in, and their titles. */
export interface NamedTests {
  readonly files: readonly string[];
  readonly titles: readonly string[];
}

/**
 * Runs unit tests in a copy of the project in which files are edited. Returns the titles of those that
 * fail. Throws if a file cannot be loaded, or does not contain the text to be replaced.
 */
export function failingTests(
  root: string,
  edits: readonly Edit[],
  { files, titles }: NamedTests,
): string[] {
  return inEditedCopy(root, edits, (copy) => {
    const output = join(copy, 'report.json');
    spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=json',
        `--outputFile=${output}`,
        `--testNamePattern=${titles.join('|')}`,
        ...files,
      ],
      { cwd: copy, stdio: 'ignore' },
    );
    const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
    const broken = testResults.filter(({ assertionResults }) => assertionResults.length === 0);
    if (broken.length > 0) throw new Error(broken.map(({ message }) => message).join('\n'));
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => title);
  });
}
