import { parseServerEnv } from './parse-server-env.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * The server's settings, parsed once when this module is first imported. An invalid variable stops
 * the process here with a message that names it; the start and test commands check the same
 * variables earlier and report them in one line without a stack trace.
 */
export const serverEnv: ServerEnv = read();

function read(): ServerEnv {
  const parsed = parseServerEnv(process.env);
  if (!parsed.ok) {
    throw new Error(`Environment:\n${parsed.problems.join('\n')}`);
  }
  return parsed.env;
}
