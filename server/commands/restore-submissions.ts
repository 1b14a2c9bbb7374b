import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../../lib/forms/operate/restore.ts';
import type { StorePlace } from '../../lib/forms/store/store.ts';

/**
 * Runs `npm run submissions -- restore` with its arguments, while the site is stopped, and returns
 * the text to print. Rejects with a message for the operator.
 */
export async function restoreSubmissions(
  args: readonly string[],
  place: StorePlace,
): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: {
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [backup, ...rest] = positionals;
  if (backup === undefined || rest.length > 0) {
    throw new Error('npm run submissions -- restore <file of a backup> [--replace] [--check]');
  }
  if (place.engine !== 'sqlite') throw new Error('Use pg_restore or psql to restore PostgreSQL.');
  const file = resolve(place.file);
  const replaced = await restore(resolve(backup), file, values);
  if (values.check) return `The submissions can be restored to ${file}.`;
  const before =
    replaced === null
      ? ''
      : ` The data from before is in ${replaced}, with everything that was to be erased; delete it when it is not needed.`;
  return `Restored the submissions to ${file}.${before}`;
}
