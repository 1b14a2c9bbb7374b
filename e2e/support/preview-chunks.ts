import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewIcon } from '../../components/preview/prepare-preview-bar.ts';

/** The chunks of the build under test. */
const folder = '.next-test/static/chunks';

/**
 * What is written in the chunks with the launcher of previews, with their tools, with the icons of their
 * bar and with visual editing, and in no others: names under which modules are exported, and an attribute.
 */
const marks = ['"PreviewLauncher"', '"PreviewTools"', previewIcon, '"VisualEditing"'];

/** A script that another one loads on demand; its styles may be those of all pages. */
const loadedChunk = /"static\/chunks\/([^"]+\.js)"/g;

/** Texts of chunks by their file names. */
type Chunks = ReadonlyMap<string, string>;

/**
 * Returns the chunks that only previews need, those with a mark and all that these load, and the other
 * scripts of the build. Throws where a mark is in no chunk.
 */
export async function splitChunks(): Promise<{
  readonly ofPreviews: Chunks;
  readonly others: Chunks;
}> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const others = new Map<string, string>();
  for (const name of scripts) others.set(name, await read(name));
  const names = new Set<string>();
  for (const mark of marks) {
    const marked = [...others].filter(([, text]) => text.includes(mark));
    if (marked.length === 0) throw new Error(`No chunk of the build contains ${mark}.`);
    for (const [name] of marked) names.add(name);
  }
  const ofPreviews = new Map<string, string>();
  // What is added meanwhile follows.
  for (const name of names) {
    const text = await read(name);
    ofPreviews.set(name, text);
    others.delete(name);
    for (const [, loaded = ''] of text.matchAll(loadedChunk)) names.add(loaded);
  }
  return { ofPreviews, others };
}
