import { loadEnvFiles } from '../../lib/platform/env/load-env-files.ts';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import { publicVariableProblems } from '../../lib/platform/env/public-variables.ts';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';

/**
 * Reads the settings from the environment and the `.env` files in `root`. If variables are invalid,
 * prints one line for each and ends the process with code 1: nothing has been started yet.
 */
export function readEnvironment(root: string): ServerEnv {
  loadEnvFiles(root);
  const server = parseServerEnv(process.env);
  const problems = [...(server.ok ? [] : server.problems), ...publicVariableProblems(process.env)];
  for (const problem of problems) {
    console.error(problem);
  }
  if (!server.ok || problems.length > 0) {
    process.exit(1);
  }
  return server.env;
}
