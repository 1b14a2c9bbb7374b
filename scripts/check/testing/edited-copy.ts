import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { applyEdit, type Edit } from './edit.ts';

/** Packages, builds, data and results are no sources. */
const leftOut = /^(?:node_modules|test-results|\.git|\.data|\.next.*|.*\.tsbuildinfo)$/;

/**
 * Runs a function on a copy of the project in which files are edited, and returns its result. Throws
 * if a file does not contain the text to be replaced.
 */
export function inEditedCopy<T>(root: string, edits: readonly Edit[], run: (copy: string) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'edited-copy-'));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.test(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const edit of edits) {
      const file = join(copy, edit.file);
      writeFileSync(file, applyEdit(readFileSync(file, 'utf8'), edit));
    }
    return run(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
