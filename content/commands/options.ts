import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Returns the absolute path of a content folder: the given one, else the project's own. */
export function contentFolder(named?: string): string {
  return named ? resolve(named) : resolve(import.meta.dirname, '..');
}

/**
 * Parses the command-line options. If they are invalid, prints one line and exits with code 1,
 * before anything has been started.
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    console.error(error.message.split('. ')[0]);
    process.exit(1);
  }
}
