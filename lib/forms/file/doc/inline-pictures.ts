import { isElsewhere } from '../common/plain-link.ts';
import { positionsOf } from '../common/positions-of.ts';
import { type ArtRecord, artRecords } from './art-records.ts';
import type { DocFile } from './doc-file.ts';

/** The formatting of a character that is a picture (MS-DOC, sprmCPicLocation), before its offset. */
const LOCATION = Buffer.from('036a', 'hex');

// The head of a picture (MS-DOC, sections 2.9.190 and 2.9.192).
const HEAD_LENGTH = 4;
const FORMAT = 6;
const HEAD_BYTES = 68;
/** The formats of pictures that are shapes; the second one has the name of a file first. */
const [SHAPE, NAMED_SHAPE] = [0x64, 0x66];
/** The formats of pictures of which there is only the name of a file. */
const FILES = [94, 99];

/**
 * Yields the records of all pictures in a document's text. What refers to them are bytes of the
 * formatting, wherever they occur. Throws if a picture is in another file.
 */
export function* recordsInText({ document, table, data }: DocFile): Generator<ArtRecord> {
  // Some readers take a character without an offset for a picture at the beginning.
  const offsets = new Set([0]);
  for (const stream of new Set([document, table, data])) {
    for (const at of positionsOf(LOCATION, stream)) {
      if (at + 6 <= stream.length) offsets.add(stream.readUInt32LE(at + LOCATION.length));
    }
  }
  for (const offset of offsets) {
    if (offset + HEAD_BYTES <= data.length) yield* recordsAt(data.subarray(offset));
  }
}

/** Yields the records of the picture at the beginning of these bytes; data of links have none. */
function* recordsAt(bytes: Buffer): Generator<ArtRecord> {
  const format = bytes.readUInt16LE(FORMAT);
  if (FILES.includes(format)) throw new Error('A picture is in another file.');
  if (format !== SHAPE && format !== NAMED_SHAPE) return;
  if (bytes.readUInt16LE(HEAD_LENGTH) !== HEAD_BYTES) throw new Error('A picture has an odd head.');
  const nameBytes = format === NAMED_SHAPE ? 1 + bytes.readUInt8(HEAD_BYTES) : 0;
  const name = bytes.toString('latin1', HEAD_BYTES + 1, HEAD_BYTES + nameBytes);
  if (isElsewhere(name)) throw new Error('A picture is in another file.');
  yield* artRecords(bytes.subarray(HEAD_BYTES + nameBytes));
}
