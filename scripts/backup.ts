import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { interruptedCode, runCommand } from './process/command.ts';
import { readEnvironment } from './stack/environment.ts';
import { runEach, storedData } from './stack/stored-data.ts';

// npm run backup -- <folder>: copies everything that cannot be made again, while the site runs.

const root = dirname(import.meta.dirname);
const env = readEnvironment(root);

await runCommand(root, interruptedCode, async (supervisor) => {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder === undefined || rest.length > 0) {
    throw new Error('npm run backup -- <folder>, which must not exist');
  }
  const target = resolve(folder);
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  // An unfinished backup must not be taken for one, and contains what visitors have sent.
  const work = `${target}.unfinished-${process.pid}`;
  mkdirSync(dirname(work), { recursive: true });
  mkdirSync(work, { mode: 0o700 });
  process.once('exit', () => rmSync(work, { recursive: true, force: true }));
  const { parts, notes } = storedData(env, work);
  for (const note of notes) console.log(note);
  const code = await runEach(
    supervisor,
    parts.map(({ backup }) => backup),
  );
  if (code !== 0) return code;
  syncFolder(work);
  renameSync(work, target);
  syncFolder(dirname(target));
  console.log(`The backup is complete: ${target}`);
  return 0;
});

/** Writes the entries of a folder to the disk. */
function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
