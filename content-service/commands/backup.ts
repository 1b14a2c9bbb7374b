import { resolve } from 'node:path';
import { createBackup } from '../backup/create-backup.ts';
import { readCommandEnv } from './command-env.ts';
import { runCommand } from './run-command.ts';

// npm run content:backup -- <folder>: copies the content while the service runs.

await runCommand(async () => {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) {
    throw new Error('npm run content:backup -- <folder>, which must not exist');
  }
  const { assets, missingAssets } = await createBackup(readCommandEnv().dataDir, resolve(folder));
  const missing = missingAssets.map((path) => `\nAn asset has no file: ${path}`);
  return `Backed up the content and ${assets} assets to ${resolve(folder)}.${missing.join('')}`;
});
