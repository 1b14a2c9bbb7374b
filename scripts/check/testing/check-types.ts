import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './edit.ts';
import { inEditedCopy } from './edited-copy.ts';

/** An error of the compiler. */
export interface CompilerError {
  /** Path from the project's root. */
  readonly file: string;
  /** The message of the compiler, of several lines. */
  readonly message: string;
}

/**
 * Edits files in a copy of the project, generates the types of content as `npm run content:types`
 * does, and checks the types. Returns the errors, those in tests excepted. Throws if a file does not
 * contain the text to be replaced, or the types cannot be generated.
 */
export function typeErrors(root: string, edits: readonly Edit[]): CompilerError[] {
  return inEditedCopy(root, edits, (copy) => {
    copyFrameworkTypes(root, copy);
    const generated = run(copy, ['content/commands/types.ts']);
    if (generated.status !== 0) throw new Error(generated.stderr);
    const { stdout } = run(copy, [
      'node_modules/typescript/bin/tsc',
      ...['--noEmit', '--incremental', 'false', '--pretty', 'false'],
    ]);
    // What explains an error follows it, indented.
    return [...stdout.matchAll(/^(\S.*?)\(\d+,\d+\): error (.*(?:\n\s.*)*)/gm)]
      .map(([, file = '', message = '']) => ({ file, message }))
      .filter(({ file }) => !/\.(test|spec)\.tsx?$/.test(file));
  });
}

/** Copies the types that the framework has generated for the app folder. */
function copyFrameworkTypes(root: string, copy: string): void {
  const imports = readFileSync(join(root, 'next-env.d.ts'), 'utf8').matchAll(/^import "(.+)";$/gm);
  for (const [, file = ''] of imports) cpSync(join(root, file), join(copy, file));
}

const run = (cwd: string, args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
