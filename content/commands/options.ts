import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The absolute path of a content folder: the one that is named, else the project's own. */
export function contentFolder(named?: string): string {
  return named ? resolve(named) : resolve(import.meta.dirname, '..');
}

/**
 * The options of the command line. Where they make no sense, prints one line and ends the process
 * with code 1: nothing has been started yet.
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
