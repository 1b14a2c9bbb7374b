import { type ExecFileOptions, execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { blankEnvironment } from '../check/test-environment.ts';

const root = dirname(dirname(import.meta.dirname));

type Variables = Readonly<Record<string, string>>;

/** How a program ended. */
export interface Ended {
  /** The exit code, or why the program could not be run. */
  readonly code: number | string;
  /** Its output, of both streams. */
  readonly output: string;
}

/** Runs a program to its end; returns its exit code and what it prints. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  options: Pick<ExecFileOptions, 'cwd' | 'env'>,
): Promise<Ended> {
  return await promisify(execFile)(program, args, options).then(
    ({ stdout, stderr }) => ({ code: 0, output: `${stdout}${stderr}` }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}

/**
 * Returns the environment of a script of `deploy` that finds the stand-ins of this folder, which note in
 * `log` what they are asked. None of the failures they have happens unless `variables` say so.
 */
export function deployEnvironment(log: string, variables: Variables): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...blankEnvironment,
    PATH: `${join(root, 'scripts/testing')}:${dirname(process.execPath)}:${process.env.PATH}`,
    ROOT: root,
    LOG: log,
    FAILS: 'nothing',
    ...variables,
  };
}
