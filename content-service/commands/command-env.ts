import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { parseEnv, type ServiceEnv } from '../env.ts';

/** The first file to set a variable wins, and the environment of the process over both. */
const ENV_FILES = ['.env.local', '.env'];

/**
 * Returns the settings of the service that a command is for: those of the environment and of the
 * working folder's files, as `npm start` reads them. Throws an error with a message for the operator.
 */
export function readCommandEnv(): ServiceEnv {
  for (const file of ENV_FILES) if (existsSync(file)) loadEnvFile(file);
  const env = parseEnv(process.env);
  if (!env.ok) throw new Error(env.error);
  return env.value;
}
