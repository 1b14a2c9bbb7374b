import { join } from 'node:path';
import process from 'node:process';
import type { Instance } from '../check/test-stack.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { memoryOptions, nativeMemory } from '../stack/server-memory.ts';
import { untilAnswers } from './until-answers.ts';

const PROGRAM = join('node_modules', 'next', 'dist', 'bin', 'next');

/**
 * Serves a copy of the build by the framework's own server, as `next start` does, without anything of
 * `server/`. Returns its address.
 */
export async function startFrameworkServer(
  supervisor: Supervisor,
  { port, distFolder, env }: Instance,
): Promise<string> {
  void supervisor.run(
    process.execPath,
    [...memoryOptions, PROGRAM, 'start', '--port', String(port)],
    {
      ...env,
      ...nativeMemory,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: distFolder,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  );
  // Its middleware rewrites to this name, and to another one through a proxy.
  const url = `http://localhost:${port}`;
  await untilAnswers(`${url}/en`);
  return url;
}
