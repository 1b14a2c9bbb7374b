import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readCommandEnv } from './command-env.ts';
import { runCommand } from './run-command.ts';

// npm run content:restore -- <folder> [--replace] [--check]: restores a backup while the service is
// stopped, or only checks that this is possible.

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) {
    throw new Error('npm run content:restore -- <folder of a backup> [--replace] [--check]');
  }
  const { dataDir } = readCommandEnv();
  const summary = await restoreBackup(resolve(folder), dataDir, values);
  const { createdAt, assets, replaced, remaining } = summary;
  if (values.check) return `The content of ${createdAt} can be restored to ${dataDir}.`;
  const before = replaced === null ? '' : ` The data from before is in ${replaced}.`;
  const result = `Restored the content of ${createdAt} and ${assets} assets to ${dataDir}.${before}`;
  return [result, ...remaining].join('\n');
});
