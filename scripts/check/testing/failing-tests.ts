import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { applyEdits, type Edit } from './edit.ts';

/** Packages, builds, data and results are no sources. */
const leftOut = /^(?:node_modules|test-results|\.git|\.data|\.next.*)$/;

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

/**
 * Runs unit tests in a copy of the project in which a file is edited. Returns the titles of those
 * that fail. Throws if a file cannot be loaded, or does not contain the text to be replaced.
 */
export function failingTests(root: string, edit: Edit, files: readonly string[]): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'edited-copy-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.test(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const edited = join(copy, edit.file);
    writeFileSync(edited, applyEdits(edit.file, readFileSync(edited, 'utf8'), [edit]));
    const output = join(copy, 'report.json');
    spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=json',
        `--outputFile=${output}`,
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
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
