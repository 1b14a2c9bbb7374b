import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { TestService } from './test-service.ts';

/** The result of a command: its exit code (-1 if ended by a signal) and its output. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Ends a command that hangs; beside other tests, on a slow machine, one takes half a minute. */
const TIMEOUT_MS = 120_000;

/**
 * Runs a content command, such as `import.ts`, as an operator does, against the content service of
 * a test; `env` contains additional variables.
 */
export function runContentCommand(
  service: Pick<TestService, 'folder' | 'port'>,
  command: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const path = resolve(import.meta.dirname, '..', command);
  const own = { CONTENT_SERVICE_PORT: String(service.port), CONTENT_SERVICE_DATA: service.folder };
  const options = { env: { ...process.env, ...own, ...env }, timeout: TIMEOUT_MS };
  return new Promise((ended) => {
    const child = execFile(process.execPath, [path, ...args], options, (_, out, err) => {
      ended({ code: child.exitCode ?? -1, out, err });
    });
  });
}
