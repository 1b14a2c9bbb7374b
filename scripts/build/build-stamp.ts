import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const stampSchema = z.object({
  /** Hash of the sources and settings it was made of. */
  source: z.string(),
  /** Revision of the content its pages were first rendered from; null where it is not known. */
  content: z.string().nullable(),
});

/** What a finished build was made of. */
export type BuildStamp = z.infer<typeof stampSchema>;

/** A file that every build of the framework has. */
const BUILD_ID = 'BUILD_ID';
const STAMP = 'build-stamp.json';

/** The stamp of the build in `distFolder`, or null where there is no finished build. */
export function readStamp(distFolder: string): BuildStamp | null {
  const path = join(distFolder, STAMP);
  if (!existsSync(path) || !existsSync(join(distFolder, BUILD_ID))) {
    return null;
  }
  const stamp = stampSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  return stamp.success ? stamp.data : null;
}

/** Notes what the build in `distFolder` was made of. */
export function writeStamp(distFolder: string, stamp: BuildStamp): void {
  writeFileSync(join(distFolder, STAMP), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Makes the build in `distFolder` count as unfinished; without effect where there is none. */
export function removeStamp(distFolder: string): void {
  rmSync(join(distFolder, STAMP), { force: true });
}
