import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../log/log.ts';

/**
 * The last answer to every query, in memory and beside the page cache on disk, so that a page
 * that has to be drawn again while the content service is down is drawn from what was last true.
 */
const folder = join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'cache', 'last-known');
const answers = new Map<string, string>();

function keyOf(query: string, params: object): string {
  return createHash('sha1').update(query).update(JSON.stringify(params)).digest('hex');
}

/** Remembers an answer; a disk that refuses it costs the safety net, never the page. */
export async function remember(query: string, params: object, answer: unknown): Promise<void> {
  const key = keyOf(query, params);
  const text = JSON.stringify(answer);
  if (answers.get(key) === text) return;
  answers.set(key, text);
  const file = join(folder, `${key}.json`);
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    log('warning', 'content.last-known-not-kept', { error: String(error) });
  }
}

/** The last known answer, or undefined when there never was one. */
export async function recall(query: string, params: object): Promise<unknown> {
  const key = keyOf(query, params);
  const text =
    answers.get(key) ?? (await readFile(join(folder, `${key}.json`), 'utf8').catch(() => null));
  return text === null ? undefined : JSON.parse(text);
}
