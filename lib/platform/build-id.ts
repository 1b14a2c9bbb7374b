import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distFolder } from './dist-folder.ts';

/** Returns the id of the build being served; `development` if there is none. */
export async function readBuildId(): Promise<string> {
  const file = join(process.cwd(), distFolder(), 'BUILD_ID');
  const id = await readFile(file, 'utf8').catch(() => 'development');
  return id.trim();
}
