import 'server-only';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distFolder } from '../../platform/dist-folder.ts';
import { log } from '../../platform/log/log.ts';
import { type AnswerFile, answerSchema } from './answer-schema.ts';

/** Next to the build's page cache, because both belong to one build and are moved together. */
const folder = join(process.cwd(), distFolder(), 'cache', 'content');

/**
 * Writes a stored answer by replacing its file atomically. A failure is only logged: it costs the
 * copy on disk, not the page.
 */
export async function writeAnswerFile(key: string, answer: AnswerFile): Promise<void> {
  const file = join(folder, `${key}.json`);
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, JSON.stringify(answer));
    await rename(draft, file);
  } catch (error) {
    log('warning', 'content.answer-not-stored', { key, error: String(error) });
  }
}

/** Reads the answer with that key, or returns null when there is no readable file. */
export async function readAnswerFile(key: string): Promise<AnswerFile | null> {
  try {
    return answerSchema.parse(JSON.parse(await readFile(join(folder, `${key}.json`), 'utf8')));
  } catch {
    return null;
  }
}

/** Removes the answer with that key. */
export async function removeAnswerFile(key: string): Promise<void> {
  await rm(join(folder, `${key}.json`), { force: true }).catch(() => undefined);
}

/** Reads every answer on disk, in no particular order. */
export async function readAllAnswerFiles(): Promise<AnswerFile[]> {
  const names = await readdir(folder).catch(() => []);
  const keys = names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
  const files = await Promise.all(keys.map(readAnswerFile));
  return files.filter((file) => file !== null);
}
