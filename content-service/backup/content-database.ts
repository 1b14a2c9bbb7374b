import { DatabaseSync } from 'node:sqlite';
import { parseAssetId } from '../assets/asset-id.ts';
import { assetFile } from '../assets/file-store.ts';
import { isDatasetName } from '../datasets/dataset-name.ts';
import { parseDocumentId } from '../ids/document-id.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';
import { isDamage } from '../store/sqlite-errors.ts';
import { WEBHOOK_READER } from '../webhook/webhook.ts';

/** The first version of the schema that backups are made of. */
const FIRST_VERSION = 3;

/** A file that an asset document describes. */
export interface AssetFile {
  /** In the data folder or the backup. */
  readonly path: string;
  readonly sha1: string;
}

/**
 * Checks the copy of a content database, and returns the files of its assets. Throws an error with a
 * message for the operator where it is damaged, or was written by another version of the service.
 */
export function checkContentDatabase(file: string): AssetFile[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (version > SCHEMA_VERSION) throw new Error('The data was written by a later version.');
    if (version < FIRST_VERSION) {
      throw new Error('The data was written by an earlier version; start the service once.');
    }
    const problems = database.prepare('PRAGMA integrity_check').all();
    // The names of datasets become those of folders.
    const names = database.prepare('SELECT name FROM dataset').all();
    if (
      problems.some((row) => row.integrity_check !== 'ok') ||
      database.prepare('PRAGMA foreign_key_check').all().length > 0 ||
      names.some(({ name }) => !isDatasetName(String(name)))
    ) {
      throw new Error(`${file} is damaged.`);
    }
    const byPath = new Map<string, AssetFile>();
    const rows = database.prepare(
      `SELECT dataset, id FROM document WHERE id GLOB 'image-*' OR id GLOB 'file-*'
       OR id GLOB 'drafts.image-*' OR id GLOB 'drafts.file-*' OR id GLOB 'versions.*'`,
    );
    for (const { dataset, id } of rows.iterate()) {
      const asset = parseAssetId(parseDocumentId(String(id))?.publishedId ?? '');
      if (asset === null) continue;
      const path = assetFile(String(dataset), asset.kind, asset.sha1, asset.extension);
      byPath.set(path, { path, sha1: asset.sha1 });
    }
    return [...byPath.values()];
  } catch (error) {
    if (isDamage(error)) throw new Error(`${file} is damaged.`, { cause: error });
    throw error;
  } finally {
    database.close();
  }
}

/**
 * Makes the transaction log of a restored database continue with numbers that it has not had: a
 * client whose position is in the log from before cannot resume from it, and starts again. They
 * count from the time (in ms since 1970), so that another restore of the backup has others: a log
 * has fewer than one transaction in a millisecond. Where it is ahead of the clock all the same, a
 * million is skipped.
 */
export function skipSequences(file: string): void {
  const now = Date.now();
  const database = new DatabaseSync(file);
  try {
    database.exec(
      `INSERT INTO sqlite_sequence (name, seq) SELECT 'transaction_log', 0
       WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'transaction_log');
       UPDATE sqlite_sequence SET seq = iif(seq < ${now}, ${now}, seq + 1000000)
       WHERE name = 'transaction_log';`,
    );
  } finally {
    database.close();
  }
}

/**
 * Makes the webhook deliver the last published change of a restored database again, if it has been
 * delivered: upon any change, a running site compares everything that it has stored.
 */
export function repeatDelivery(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database
      .prepare(
        `UPDATE reader SET sequence = min(sequence, coalesce(
           (SELECT max(sequence) - 1 FROM document_change WHERE instr(document_id, '.') = 0), sequence))
         WHERE name = ?`,
      )
      .run(WEBHOOK_READER);
  } finally {
    database.close();
  }
}
