import { globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { keepFiles } from '../../server/static-files/keep-files.ts';

/**
 * The files of a build that contain its id or the names of scripts: manifests, and pages and payloads,
 * also those rendered since.
 */
const NAMING = [
  'BUILD_ID',
  '*.json',
  'server/*.js',
  'server/app/**/*_client-reference-manifest.js',
  'server/{app,pages,route-cache}/**/*.{html,rsc,json}',
];

/** A page, and its payload, without which no visitor can use it: it names the scripts of components. */
const PAGE = 'server/app/en/faq';
const CHUNKS = 'static/chunks';

/**
 * Turns the build in `distFolder`, relative to `root`, into what a later build of other sources would be:
 * with another id and another name of a script that every page needs, and with the static files of the
 * earlier one kept. No server may run from it.
 */
export function makeLaterBuild(root: string, distFolder: string): void {
  keepFiles(root, distFolder);
  const cwd = join(root, distFolder);
  const id = readBuildId(root, distFolder);
  const script = scriptOfPage(cwd);
  const later = new Map([
    [id, laterId(id)],
    [script, laterScript(script)],
  ]);
  for (const entry of globSync(NAMING, { cwd, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const replaced = [...later].reduce((result, [from, to]) => result.replaceAll(from, to), text);
    if (replaced !== text) writeFileSync(file, replaced);
  }
  renameSync(join(cwd, 'static', id), join(cwd, 'static', laterId(id)));
  renameSync(join(cwd, CHUNKS, script), join(cwd, CHUNKS, laterScript(script)));
}

/** Returns the id of the build in `distFolder`, relative to `root`. */
export function readBuildId(root: string, distFolder: string): string {
  return readFileSync(join(root, distFolder, 'BUILD_ID'), 'utf8').trim();
}

/** Returns the id of the build that `makeLaterBuild` makes of the one with this id. */
export function laterId(id: string): string {
  return Array.from(id).toReversed().join('');
}

/** Returns a name that a script can have instead, as if its content, and so its hash, were another. */
function laterScript(name: string): string {
  const extension = extname(name);
  return laterId(basename(name, extension)) + extension;
}

/**
 * Returns the name of a script that the page loads for one of its components, and that no other script
 * names, whose content would be another one then, too.
 */
function scriptOfPage(cwd: string): string {
  const [html, payload] = ['html', 'rsc'].map((type) =>
    readFileSync(join(cwd, `${PAGE}.${type}`), 'utf8'),
  );
  const names = readdirSync(join(cwd, CHUNKS)).filter((name) => name.endsWith('.js'));
  const scripts = names.map((name) => readFileSync(join(cwd, CHUNKS, name), 'utf8'));
  const found = names
    .filter((name) => html?.includes(`/${CHUNKS}/${name}"`) && payload?.includes(name))
    .find((name) => scripts.every((script) => !script.includes(name)));
  if (found === undefined) throw new Error(`No script of ${PAGE} can have another name.`);
  return found;
}
