import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['server/chunks', 'server/chunks/ssr'];
/** Smaller chunks are not worth a file that refers to another one. */
const MIN_CHARACTERS = 10_000;

const sourceMap = /\n\/\/# sourceMappingURL=.*$/;
const beyondLatin1 = /[\u0100-\uffff]/g;
/** Such a character after a backslash that escapes it: another backslash would become text. */
const escapedBeyondLatin1 = /(?<!\\)(?:\\\\)*\\[\u0100-\uffff]/;

/**
 * Reduces the memory that the chunks of the server take in the build at `distFolder`: the source of
 * each that has run stays in memory. The bundler writes a chunk once for each group of pages that
 * needs it, up to ten times, under different names: all but one become references to that one. A
 * character beyond Latin-1 doubles the memory of a source, and is escaped.
 */
export function shareChunks(distFolder: string): void {
  for (const folder of FOLDERS) {
    const first = new Map<string, string>();
    for (const name of readdirSync(join(distFolder, folder))) {
      if (!name.endsWith('.js')) continue;
      const path = join(distFolder, folder, name);
      const source = readFileSync(path, 'utf8');
      if (source.length < MIN_CHARACTERS) continue;
      const content = source.replace(sourceMap, '');
      const same = first.get(content);
      if (same === undefined) {
        first.set(content, name);
        writeFileSync(path, inLatin1(source));
      } else {
        writeFileSync(path, `module.exports=require(${JSON.stringify(`./${same}`)});\n`);
      }
    }
  }
}

/** Returns the same program in characters of which each takes one byte of memory. */
function inLatin1(source: string): string {
  if (escapedBeyondLatin1.test(source)) return source;
  return source.replace(
    beyondLatin1,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
