import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import busboy from 'busboy';
import { freeBuffers } from '../../platform/free-buffers.ts';
import { maxAttachmentBytes, maxFormBytes } from '../schema/attachment-rules.ts';
import type { FieldValues } from '../schema/form-schemas.ts';
import { createFileReceiver, freeFile, type ReceivedFile } from './file-receiver.ts';
import { limitBytes, TooManyBytes } from './limit-bytes.ts';

/** Longer in bytes than any field may be in UTF-8, so that the field's own rule rejects it. */
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 40;

/** A parsed body. A refused file leaves only an issue. */
export interface ReadForm extends ReceivedFile {
  readonly fields: FieldValues;
}

/**
 * A body that is too long, with the fields parsed before the limit, so that the visitor's input is
 * kept.
 */
export interface OverlongForm {
  readonly tooLarge: true;
  readonly fields: FieldValues;
}

/**
 * Parses a posted form while it arrives, never buffering more than the limits allow. Returns
 * `unreadable` for anything that is not a form: another content type, a malformed or truncated
 * body.
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
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        files: 1,
        fileSize: maxAttachmentBytes + 1,
        parts: MAX_FIELDS + 1,
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
    freeFile(files.result());
    if (!(error instanceof TooManyBytes)) return 'unreadable';
    return { tooLarge: true, fields: Object.fromEntries(fields) };
  }
  return { fields: Object.fromEntries(fields), ...files.result() };
}

/** Pipes a body through a parser; rejects if either fails or the body is too long. */
async function pour(body: ReadableStream<Uint8Array>, parser: busboy.Busboy): Promise<void> {
  const received: Uint8Array[] = [];
  try {
    await pipeline(Readable.from(chunksOf(body, received)), limitBytes(maxFormBytes), parser);
  } finally {
    freeBuffers(received);
  }
}

/**
 * Yields the chunks of a body, which it adds to `received`, with a turn of the event loop between
 * them, so that other requests are served: a buffered body would otherwise be read without a pause.
 */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  received: Uint8Array[],
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      received.push(next.value);
      yield next.value;
      await setImmediate();
    }
  } finally {
    reader.releaseLock();
  }
}
