import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Reads the pages that a build has rendered into a folder, one after the other, the most important
 * first: home pages, the pages of the navigation, then those of single documents.
 */
export async function* prerenderedPages(folder: string): AsyncGenerator<string> {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('_'));
  const depth = (file: string) => file.split(sep).length;
  pages.sort((a, b) => depth(a) - depth(b) || a.localeCompare(b, 'en'));
  for (const page of pages) {
    // A page may be removed while others are read.
    yield await readFile(join(folder, page), 'utf8').catch(() => '');
  }
}
