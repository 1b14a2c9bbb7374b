import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { adjustments } from '../../server/framework/adjustments.ts';
import { compileAtOnce } from '../../server/framework/compile-at-once.ts';
import { shareChunks } from '../../server/framework/share-chunks.ts';
import { compressFiles } from '../../server/static-files/compress-files.ts';
import { keepFiles } from '../../server/static-files/keep-files.ts';
import type { ExtraEnv, Supervisor } from '../process/supervisor.ts';
import { COMPILE_CACHE } from '../stack/site.ts';
import { readStamp, removeStamp } from './build-stamp.ts';

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');

/**
 * Builds the site into `distFolder`, relative to `root`; rejects if the build fails. The build gets
 * the id, and `env` on top of the variables of this process. First keeps the static files of an earlier
 * build, and removes what it or a server cached: responses of the content service, because the framework
 * would build pages from them, and compiled modules, because Node.js never removes any.
 */
export async function buildSite(
  supervisor: Supervisor,
  root: string,
  distFolder: string,
  { id, env }: { readonly id: string; readonly env: ExtraEnv },
): Promise<void> {
  // A build that was not finished was never served.
  if (readStamp(join(root, distFolder))) keepFiles(root, distFolder);
  removeStamp(join(root, distFolder));
  for (const cache of [join('cache', 'fetch-cache'), COMPILE_CACHE]) {
    rmSync(join(root, distFolder, cache), { recursive: true, force: true });
  }
  const code = await supervisor.run(process.execPath, [NEXT, 'build'], {
    ...env,
    NODE_ENV: 'production',
    NEXT_DIST_DIR: distFolder,
    SITE_BUILD_ID: id,
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (code !== 0) {
    throw new Error('The site could not be built; the reason stands above.');
  }
  if (adjustments.compileAtOnce.isOn) compileAtOnce(join(root, distFolder));
  if (adjustments.shareChunks.isOn) shareChunks(join(root, distFolder));
  await compressFiles(root, distFolder);
}
