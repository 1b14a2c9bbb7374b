import 'server-only';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distFolder, EARLIER_CONTENT } from '../../platform/dist-folder.ts';
import { log } from '../../platform/log/log.ts';
import { type AnswerFile, answerSchema } from './answer-schema.ts';

/** Next to the build's page cache, because its pages were rendered from these answers. */
const folder = join(process.cwd(), distFolder(), 'cache', 'content');

/** Answers stored by an earlier build, moved there when this build replaced it. */
const earlierFolder = join(process.cwd(), distFolder(), 'cache', EARLIER_CONTENT);

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
  return read(join(folder, `${key}.json`));
}

async function read(file: string): Promise<AnswerFile | null> {
  try {
    return answerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
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
  return readAll(folder);
}

/** Reads every answer that was stored while an earlier build was served, in no particular order. */
export async function readEarlierAnswerFiles(): Promise<AnswerFile[]> {
  return readAll(earlierFolder);
}

/** Removes the answers of the earlier build, once they are stored among those of this one. */
export async function removeEarlierAnswerFiles(): Promise<void> {
  await rm(earlierFolder, { recursive: true, force: true }).catch(() => undefined);
}

async function readAll(from: string): Promise<AnswerFile[]> {
  const names = await readdir(from).catch(() => []);
  const answers = names.filter((name) => name.endsWith('.json'));
  const files = await Promise.all(answers.map((name) => read(join(from, name))));
  return files.filter((file) => file !== null);
}
