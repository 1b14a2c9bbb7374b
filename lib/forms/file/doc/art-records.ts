import { bytesAt } from './doc-file.ts';

/** A record of a drawing that contains no other records (MS-ODRAW, section 2.2.1). */
export interface ArtRecord {
  readonly type: number;
  readonly instance: number;
  readonly content: Buffer;
}

const HEAD_BYTES = 8;
/** The types of all records; those of containers come first. */
const [FIRST_TYPE, LAST_CONTAINER, LAST_TYPE] = [0xf000, 0xf005, 0xf122];
/** The types of the containers in a document: what its drawings share, and one drawing. */
const DRAWINGS = [0xf000, 0xf002];

/**
 * Yields the records at the beginning of these bytes, including those inside others, up to bytes
 * that are none. Throws if a record is longer than the one around it.
 */
export function* artRecords(bytes: Buffer): Generator<ArtRecord> {
  const ends = [bytes.length];
  let position = 0;
  while (position + HEAD_BYTES <= bytes.length) {
    const type = typeAt(bytes, position);
    if (ends.length === 1 && (type < FIRST_TYPE || type > LAST_TYPE)) return;
    const end = endOf(bytes, position);
    if (end > (ends.at(-1) ?? 0)) throw new Error('A drawing is cut off.');
    // Readers differ on whether the version makes a record a container, too.
    if (type >= FIRST_TYPE && type <= LAST_CONTAINER) {
      ends.push(end);
      position += HEAD_BYTES;
    } else {
      yield artRecordAt(bytes, position);
      position = end;
    }
    while (ends.length > 1 && ends.at(-1) === position) ends.pop();
  }
}

/** Returns the record at this position. Throws if it is cut off. */
export function artRecordAt(bytes: Buffer, position: number): ArtRecord {
  const start = position + HEAD_BYTES;
  return {
    type: typeAt(bytes, position),
    instance: bytes.readUInt16LE(position) >> 4,
    content: bytesAt(bytes, start, endOf(bytes, position) - start),
  };
}

/**
 * Yields the records of a document's drawings (MS-DOC, OfficeArtContent). A byte before a drawing
 * distinguishes the main text from headers.
 */
export function* recordsOfDrawings(bytes: Buffer): Generator<ArtRecord> {
  let rest = bytes;
  for (;;) {
    const start = [0, 1].find((at) => DRAWINGS.includes(typeAt(rest, at)));
    if (start === undefined) return;
    const end = endOf(rest, start);
    yield* artRecords(bytesAt(rest, start, end - start));
    rest = rest.subarray(end);
  }
}

/** Returns the type of the record at this position; 0 if there is none. */
export function typeAt(bytes: Buffer, position: number): number {
  return position + HEAD_BYTES <= bytes.length ? bytes.readUInt16LE(position + 2) : 0;
}

function endOf(bytes: Buffer, position: number): number {
  return position + HEAD_BYTES + bytes.readUInt32LE(position + 4);
}
