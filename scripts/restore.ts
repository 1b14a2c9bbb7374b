import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { interruptedCode, runCommand } from './process/command.ts';
import { readEnvironment } from './stack/environment.ts';
import { runEach, storedData } from './stack/stored-data.ts';

// npm run restore -- <folder> [--replace]: restores a backup while everything is stopped.

const root = dirname(import.meta.dirname);
const env = readEnvironment(root);

await runCommand(root, interruptedCode, async (supervisor) => {
  const { positionals, values } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) {
    throw new Error('npm run restore -- <folder of a backup> [--replace]');
  }
  const { parts, notes } = storedData(env, resolve(folder));
  for (const note of notes) console.log(note);
  const missing = parts.find(({ path }) => !existsSync(path));
  if (missing) throw new Error(`The backup is incomplete: there is no ${missing.path}.`);
  const flags = values.replace ? ['--replace'] : [];
  const commands = parts.map(({ restore }) => [...restore, ...flags]);
  // All parts can be restored before one is: half a restore would be worse than none.
  const checks = commands.map((command) => [...command, '--check']);
  return await runEach(supervisor, [...checks, ...commands]);
});
