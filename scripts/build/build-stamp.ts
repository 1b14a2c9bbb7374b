import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BUILD_STAMP, begunSchema } from '../../lib/platform/build-begun.ts';

const stampSchema = begunSchema.extend({
  /** Hash of the sources and settings of the build. */
  source: z.string(),
});

/** The source and the time of a finished build. */
type BuildStamp = z.infer<typeof stampSchema>;

/** A file that every finished build of the framework contains. */
export const BUILD_ID = 'BUILD_ID';

/** Returns the stamp of the build in `distFolder`, or null if there is no finished build. */
export function readStamp(distFolder: string): BuildStamp | null {
  const path = join(distFolder, BUILD_STAMP);
  if (!existsSync(path) || !existsSync(join(distFolder, BUILD_ID))) {
    return null;
  }
  const stamp = stampSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  return stamp.success ? stamp.data : null;
}

/** Writes the stamp of the build in `distFolder`. */
export function writeStamp(distFolder: string, stamp: BuildStamp): void {
  writeFileSync(join(distFolder, BUILD_STAMP), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Marks the build in `distFolder` as unfinished; has no effect if there is none. */
export function removeStamp(distFolder: string): void {
  rmSync(join(distFolder, BUILD_STAMP), { force: true });
}
