import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type AttachmentType, attachmentTypes } from '../schema/attachment-rules.ts';
import { sha256 } from './fingerprint.ts';
import type { AttachmentTable, Tables } from './tables.ts';

/** Size of the chunks of stored files, so that no engine has to hold a whole file in a row. */
const CHUNK_BYTES = 256 * 1024;

/** A file whose content has been inspected. */
export interface AcceptedFile {
  readonly type: AttachmentType;
  readonly bytes: Uint8Array;
  /** The signature of who sent it, under which its bytes are counted; it is not stored with it. */
  readonly sender: string;
}

/** A stored file. */
export interface StoredFile {
  readonly name: string;
  readonly mediaType: string;
  /**
   * Reads the content piece by piece: several mails at a time may have a file of 10 MB. Rejects at
   * the end if the content does not match its stored hash.
   */
  read(): AsyncIterable<Uint8Array>;
}

/** Stores a file in chunks, under a name made of its submission's reference. */
export async function saveAttachment(
  db: Transaction<Tables>,
  submission: { readonly id: string; readonly reference: string },
  file: AcceptedFile,
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto('attachment')
    .values({
      id,
      submission_id: submission.id,
      name: `${submission.reference}.${file.type}`,
      media_type: attachmentTypes[file.type],
      size: file.bytes.byteLength,
      sha256: sha256(file.bytes),
    })
    .execute();
  for (let start = 0, position = 0; start < file.bytes.byteLength; start += CHUNK_BYTES) {
    const bytes = file.bytes.subarray(start, start + CHUNK_BYTES);
    await db
      .insertInto('attachment_chunk')
      .values({ attachment_id: id, position, bytes })
      .execute();
    position += 1;
  }
}

/** Returns the files of a submission. */
export async function readAttachments(
  db: Kysely<Tables>,
  submissionId: string,
): Promise<readonly StoredFile[]> {
  const rows = await db
    .selectFrom('attachment')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    mediaType: row.media_type,
    read: () => readChunks(db, row),
  }));
}

async function* readChunks(
  db: Kysely<Tables>,
  { id, name, sha256: stored }: AttachmentTable,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for (let position = 0; ; position += 1) {
    const chunk = await db
      .selectFrom('attachment_chunk')
      .select('bytes')
      .where('attachment_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!chunk) break;
    hash.update(chunk.bytes);
    yield chunk.bytes;
  }
  if (hash.digest('hex') !== stored) throw new Error(`The file ${name} is damaged.`);
}
