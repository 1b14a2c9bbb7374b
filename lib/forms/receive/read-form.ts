import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import busboy from 'busboy';
import { longestFormBytes, maxAttachmentBytes } from '../schema/attachment-rules.ts';
import type { FieldValues } from '../schema/form-schemas.ts';
import { createFileReceiver, type ReceivedFile } from './file-receiver.ts';
import { limitBytes, TooManyBytes } from './limit-bytes.ts';

/** Longer than any field may be in UTF-8, so that its own rule is what refuses it. */
const LONGEST_FIELD = 64 * 1024;
const MOST_FIELDS = 40;

/** A body taken apart. A file that cannot be taken has left an issue and nothing else. */
export interface ReadForm extends ReceivedFile {
  readonly fields: FieldValues;
}

/** A body that grew too long, and the fields that came before it did: what was typed is kept. */
export interface OverlongForm {
  readonly tooLarge: true;
  readonly fields: FieldValues;
}

/**
 * Takes a posted form apart while it arrives, never holding more than the limits allow.
 * `unreadable` is what is no form: of another content type, broken, or cut off.
 */
export async function readForm(
  contentType: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<ReadForm | OverlongForm | 'unreadable'> {
  if (!body || !/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType)) {
    return 'unreadable';
  }
  const fields = new Map<string, string>();
  const files = createFileReceiver();
  try {
    const parser = busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        fields: MOST_FIELDS,
        fieldSize: LONGEST_FIELD,
        files: 1,
        fileSize: maxAttachmentBytes + 1,
        parts: MOST_FIELDS + 1,
        headerPairs: 20,
      },
    });
    parser.on('field', (name, value) => {
      if (!fields.has(name)) fields.set(name, value);
    });
    parser.on('file', (name, stream, { filename }) => files.take(name, filename ?? '', stream));
    parser.on('filesLimit', files.refuseSecond);
    await pour(body, parser);
  } catch (error) {
    if (!(error instanceof TooManyBytes)) return 'unreadable';
    return { tooLarge: true, fields: Object.fromEntries(fields) };
  }
  return { fields: Object.fromEntries(fields), ...files.result() };
}

/** Lets a body run through a parser; rejects when either fails or the body grows too long. */
async function pour(body: ReadableStream<Uint8Array>, parser: busboy.Busboy): Promise<void> {
  await pipeline(Readable.from(chunksOf(body)), limitBytes(longestFormBytes), parser);
}

/** Pages are served between the pieces: a body that lies ready would be read at a stretch. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield next.value;
      await setImmediate();
    }
  } finally {
    reader.releaseLock();
  }
}
