import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type AttachmentType, attachmentTypes } from '../schema/attachment-rules.ts';
import { sha256 } from './fingerprint.ts';
import type { Tables } from './tables.ts';

/** Size of the chunks of stored files, so that no engine has to hold a whole file in a row. */
const CHUNK_BYTES = 256 * 1024;

/** A file whose content has been inspected. */
export interface AcceptedFile {
  readonly type: AttachmentType;
  readonly bytes: Uint8Array;
}

/** A file read from the store. */
export interface StoredFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Stores a file in chunks, under a name made of its message's reference. */
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

/** Returns the complete files of a message. Rejects if one does not match its stored hash. */
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
  return await Promise.all(
    rows.map(async (row) => {
      const chunks = await db
        .selectFrom('attachment_chunk')
        .select('bytes')
        .where('attachment_id', '=', row.id)
        .orderBy('position')
        .execute();
      const bytes = Buffer.concat(chunks.map((chunk) => chunk.bytes));
      if (sha256(bytes) !== row.sha256) throw new Error(`The file ${row.name} is damaged.`);
      return { name: row.name, mediaType: row.media_type, bytes };
    }),
  );
}
