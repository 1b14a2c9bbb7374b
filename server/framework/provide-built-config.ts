import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const filesSchema = z.object({ config: z.record(z.string(), z.unknown()) });

/**
 * Gives the framework the configuration that is stored in the build in `distFolder`, relative to
 * `dir`; the folder may be a copy of it. Otherwise the framework evaluates next.config.ts again, for
 * which it loads its compiler into memory. Throws if the build has none.
 */
export function provideBuiltConfig(dir: string, distFolder: string): void {
  const file = join(dir, distFolder, 'required-server-files.json');
  const { config } = filesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: distFolder });
}
