import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { Problem } from './problems.ts';

/** A document as written in its file. */
export interface DocumentFile {
  /** Path below the content folder. */
  readonly file: string;
  readonly id: string;
  readonly type: string;
  readonly text: string;
  /** The file's fields without `_id` and `_type`, which are derived from its path. */
  readonly fields: Record<string, unknown>;
}

/** Returns the id of a document from its type's folder and its file's name. */
export function documentId(type: string, name: string): string {
  return name === type ? type : `${type}-${name}`;
}

/**
 * Reads every document of a content folder, sorted by path. A document whose id is not derived from
 * its path has it in the field `_id`.
 */
export async function readDocumentFiles(
  contentFolder: string,
): Promise<{ files: DocumentFile[]; problems: Problem[] }> {
  const files: DocumentFile[] = [];
  const problems: Problem[] = [];
  const paths: string[] = [];
  for await (const path of glob('documents/*/*.yaml', { cwd: contentFolder })) paths.push(path);
  for (const file of paths.sort()) {
    try {
      const text = await readFile(join(contentFolder, file), 'utf8');
      const written: unknown = parse(text);
      if (!isRecord(written)) throw new TypeError('is not an object');
      const type = file.split('/')[1] ?? '';
      const { _id, ...fields } = written;
      const id = typeof _id === 'string' ? _id : documentId(type, basename(file, '.yaml'));
      files.push({ file, id, type, text, fields });
    } catch (error) {
      const [message = ''] = String(error).split('\n');
      problems.push({ file, path: '', message });
    }
  }
  return { files, problems };
}
