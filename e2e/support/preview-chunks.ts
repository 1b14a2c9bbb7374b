import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewIcon } from '../../components/preview/prepare-preview-bar.ts';

/** The chunks of the build under test. */
const folder = '.next-test/static/chunks';

/**
 * What is written in the chunks with the tools of previews, with the icons of their bar and with
 * visual editing, and in no others: names under which modules are exported, and an attribute.
 */
const marks = ['"PreviewTools"', previewIcon, '"VisualEditing"'];

/** A chunk that another one loads on demand. */
const loadedChunk = /"static\/chunks\/([^"]+)"/g;

/**
 * Returns the texts of the chunks that only previews need, by their file names: those with a mark,
 * and all that these load. Throws where a mark is in no chunk.
 */
export async function previewChunks(): Promise<ReadonlyMap<string, string>> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const all = await Promise.all(scripts.map(async (name) => ({ name, text: await read(name) })));
  const names = new Set<string>();
  for (const mark of marks) {
    const marked = all.filter(({ text }) => text.includes(mark));
    if (marked.length === 0) throw new Error(`No chunk of the build contains ${mark}.`);
    for (const { name } of marked) names.add(name);
  }
  const texts = new Map<string, string>();
  // What is added meanwhile follows.
  for (const name of names) {
    const text = await read(name);
    texts.set(name, text);
    for (const [, loaded = ''] of text.matchAll(loadedChunk)) names.add(loaded);
  }
  return texts;
}
