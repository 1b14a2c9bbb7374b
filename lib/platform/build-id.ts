import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the id of the build being served; `development` if there is none. */
export async function readBuildId(): Promise<string> {
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID');
  const id = await readFile(file, 'utf8').catch(() => 'development');
  return id.trim();
}
