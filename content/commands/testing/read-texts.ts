import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns every text file of a content folder's dataset, by path. */
export async function readTexts(folder: string): Promise<Record<string, string>> {
  const paths = await readdir(folder, { recursive: true });
  const yaml = paths.filter((path) => /^(documents|images)\/.*\.yaml$/.test(path)).sort();
  const entries = yaml.map(async (path) => [path, await readFile(join(folder, path), 'utf8')]);
  return Object.fromEntries(await Promise.all(entries));
}
