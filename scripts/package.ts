import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readStamp } from './build/build-stamp.ts';
import { copyServedFiles } from './build/copy-served-files.ts';
import { traceFiles } from './package/trace-files.ts';

// npm run package -- <folder>: copies a finished build into an empty folder, with everything that
// serves it (scripts/serve.ts), Node.js included, and nothing that only makes it. deploy/Dockerfile
// makes the image of this folder. With --build <folder>, of another build than .next.

/** Files read at run time besides modules: the demo content, and the files of `public`. */
const FILES = ['content/documents', 'content/images', 'public', 'package.json'];

const root = dirname(import.meta.dirname);
const [folder, ...options] = process.argv.slice(2);
const buildFolder = options[0] === '--build' ? (options[1] ?? '') : '.next';

try {
  if (folder === undefined) throw new Error('npm run package -- <folder>');
  await packageBuild(resolve(folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Rejects with a message for the operator. */
async function packageBuild(target: string): Promise<void> {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${target} is not empty.`);
  }
  if (!readStamp(join(root, buildFolder))) {
    throw new Error(`There is no finished build in ${buildFolder}. Make one with npm run build.`);
  }
  const traced = await traceFiles(root, buildFolder);
  for (const path of [
    ...traced,
    ...FILES,
    'node_modules/node/bin/node',
    'node_modules/.bin/node',
  ]) {
    copy(path, target);
  }
  copyServedFiles(join(root, buildFolder), join(target, '.next'));
  // The mount of the copy that is served.
  mkdirSync(join(target, '.next-served'));
  console.log(`The package is complete: ${target}`);
}

/** Copies a file, a link or a folder to the same path in `target`. */
function copy(path: string, target: string): void {
  const source = join(root, path);
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(source, join(target, path), { recursive: true, verbatimSymlinks: true });
}
