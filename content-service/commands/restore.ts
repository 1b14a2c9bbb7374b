import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readCommandEnv } from './command-env.ts';
import { runCommand } from './run-command.ts';

// npm run content:restore -- <folder> [--replace]: restores a backup while the service is stopped.

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) {
    throw new Error('npm run content:restore -- <folder of a backup> [--replace]');
  }
  const { dataDir } = readCommandEnv();
  const { createdAt, assets, replaced } = await restoreBackup(resolve(folder), dataDir, values);
  const before = replaced === null ? '' : ` The data from before is in ${replaced}.`;
  return `Restored the content of ${createdAt} and ${assets} assets to ${dataDir}.${before}`;
});
