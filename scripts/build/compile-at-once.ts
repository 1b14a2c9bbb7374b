import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Has a browser compile a whole script while it is loaded (V8: explicit compile hints). */
const hint = '//# allFunctionsCalledOnLoad\n';

const manifestSchema = z.object({ rootMainFiles: z.array(z.string()).nonempty() });

/**
 * Marks the framework's bundle in the build at `distFolder`, which every page runs as soon as it
 * is loaded: compiled function by function when it is called, it blocks the page for longer
 * (decision 032).
 */
export function compileAtOnce(distFolder: string): void {
  const manifest = JSON.parse(readFileSync(join(distFolder, 'build-manifest.json'), 'utf8'));
  for (const file of manifestSchema.parse(manifest).rootMainFiles) {
    const path = join(distFolder, file);
    const script = readFileSync(path, 'utf8');
    // A build may leave a script of the one before as it is.
    if (!script.startsWith(hint)) writeFileSync(path, hint + script);
  }
}
