import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { z } from 'zod';

/** The programs of a package: what serves it, what these start, and the commands of operators. */
const PROGRAMS = [
  'scripts/serve.ts',
  'scripts/probe.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/process/orphan-guard.ts',
  'server/main.ts',
  'server/page-cache/page-cache.ts',
  'server/commands/submissions.ts',
  'lib/forms/file/inspection/child.ts',
  'content/commands/{check,export,import,reset}.ts',
  'content/publish/transform-published.ts',
  'content-service/main.ts',
  'content-service/query/pool/child.ts',
  'content-service/commands/*.ts',
];

/** Files that the programs can import, but only to develop or to build. */
const NOT_SERVED = [
  'node_modules/@next/swc-*/**',
  'node_modules/next/dist/build/webpack/**',
  'node_modules/next/dist/compiled/{babel,babel-packages,terser,webpack}/**',
  'node_modules/next/dist/docs/**',
  'node_modules/next/dist/**/*.dev.js',
  'node_modules/typescript/**',
  // What the framework colours messages with, if it is there.
  'node_modules/{has-flag,supports-color}/**',
];

const traceSchema = z.object({ files: z.array(z.string()) });

/**
 * Returns the files that serving the build in `buildFolder` needs besides it, relative to `root`:
 * the sources of the programs, and those files of packages that these and the pages import. Follows
 * imports (the framework's own tracing does so for pages), so a path that is put together while a
 * program runs has to be in the list above.
 */
export async function traceFiles(root: string, buildFolder: string): Promise<string[]> {
  const programs = globSync(PROGRAMS, { cwd: root }).map((program) => join(root, program));
  const { fileList } = await nodeFileTrace(programs, {
    base: root,
    ignore: NOT_SERVED,
    readFile: readSource,
  });
  const traces = globSync('**/*.nft.json', { cwd: join(root, buildFolder) });
  const ofPages = await Promise.all(
    traces.map(async (name) => {
      const trace = join(root, buildFolder, name);
      const { files } = traceSchema.parse(JSON.parse(await readFile(trace, 'utf8')));
      return files.map((file) => relative(root, join(dirname(trace), file)));
    }),
  );
  // Files with a dot are builds, data and settings of this checkout; programs name their folders.
  return [...new Set([...fileList, ...ofPages.flat()])].filter(
    (file) => !file.startsWith('.') && !/\.(test\.ts|d\.[cm]?ts|map)$/.test(file),
  );
}

/** Reads a module as JavaScript; null if it cannot be read. */
async function readSource(path: string): Promise<string | null> {
  const source = await readFile(path, 'utf8').catch(() => null);
  return source !== null && /\.[cm]?ts$/.test(path) ? stripTypeScriptTypes(source) : source;
}
