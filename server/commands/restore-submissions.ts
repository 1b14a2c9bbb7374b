import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreMails } from '../../lib/forms/operate/mail-files.ts';
import { type RestoreOptions, restore } from '../../lib/forms/operate/restore.ts';
import { restorePostgres } from '../../lib/forms/operate/restore-postgres.ts';
import type { StorePlace } from '../../lib/forms/store/store.ts';
import type { FormEnv } from '../../lib/platform/env/form-env.ts';

/**
 * Runs `npm run submissions -- restore` with its arguments, while the site is stopped, and returns
 * the text to print. Rejects with a message for the operator, and with the reason of `signal` if that is
 * aborted before anything is changed.
 */
export async function restoreSubmissions(
  args: readonly string[],
  { store, dataFolder }: Pick<FormEnv, 'store' | 'dataFolder'>,
  signal?: AbortSignal,
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
  const { target, replaced } = await restoreTo(store, resolve(backup), {
    ...values,
    signal,
  });
  if (values.check) return `The submissions can be restored to ${target}.`;
  await restoreMails(dataFolder, backup);
  const before =
    replaced === null
      ? ''
      : ` The data from before is in ${replaced}, with everything that was to be erased; delete it when it is not needed.`;
  return `Restored the submissions to ${target}.${before}`;
}

/** Restores a backup, and returns the names of the database and of the one that it replaces. */
async function restoreTo(place: StorePlace, backup: string, options: RestoreOptions) {
  if (place.engine === 'sqlite') {
    const file = resolve(place.file);
    return { target: file, replaced: await restore(backup, file, options) };
  }
  const replaced = await restorePostgres(backup, place.url, options);
  const target = 'the database in DATABASE_URL';
  return { target, replaced: replaced && `the database ${replaced}` };
}
