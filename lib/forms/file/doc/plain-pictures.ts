import { isElsewhere } from '../common/plain-link.ts';
import type { CountUnpacked } from '../package/read-package.ts';
import { type ArtProperty, artProperties } from './art-properties.ts';
import {
  type ArtRecord,
  artRecordAt,
  artRecords,
  recordsOfDrawings,
  typeAt,
} from './art-records.ts';
import type { DocFile } from './doc-file.ts';
import { recordsInText } from './inline-pictures.ts';
import { isBlip, isPlainBlip } from './plain-blip.ts';

/** Where the header refers to drawings (MS-DOC, OfficeArtContent). */
export const DRAWINGS = 50;

// An entry of the store of pictures (MS-ODRAW, section 2.2.32). The picture is in it, perhaps behind
// a name, or elsewhere.
const ENTRY = 0xf007;
const ENTRY_BYTES = 36;
const OFFSET = 28;
const NAME_BYTES = 33;

// The pictures of a shape: its own, the one to be printed, those of its filling and its line, with
// the names of their files.
const PICTURES = [0x104, 0x10f, 0x186, 0x1c5];
const NAMES = [0x105, 0x110, 0x187, 0x1c6];
const FLAGS = [0x106, 0x111, 0x188, 0x1c7];
/** In the flags of a picture: it is read from its file. */
const IS_LINKED = 0x8;

/**
 * Whether the pictures of a document, in its text and in drawings, are plain and inside it. Throws
 * if they cannot be read.
 */
export async function hasPlainPictures(file: DocFile, count: CountUnpacked): Promise<boolean> {
  for (const record of allRecords(file)) {
    if (isBlip(record.type) && !(await isPlainBlip(record, count))) return false;
    for (const property of artProperties(record)) {
      if (!isPlainProperty(property)) return false;
    }
  }
  return true;
}

function* allRecords(file: DocFile): Generator<ArtRecord> {
  const offsets = new Set<number>();
  for (const records of [recordsOfDrawings(file.from(DRAWINGS)), recordsInText(file)]) {
    for (const record of records) {
      yield record;
      for (const { id, data } of artProperties(record)) {
        if (PICTURES.includes(id)) yield* artRecords(data);
      }
      if (record.type === ENTRY) {
        yield* recordsInEntry(record);
        offsets.add(record.content.readUInt32LE(OFFSET));
      }
    }
  }
  for (const offset of offsets) {
    // LibreOffice looks for a picture in the second stream if it is not in the first one.
    const stream = [file.document, file.data].find((bytes) => isBlip(typeAt(bytes, offset)));
    if (stream) yield artRecordAt(stream, offset);
  }
}

/** Yields the picture in an entry of the store. Readers differ on whether a name precedes it. */
function* recordsInEntry({ content }: ArtRecord): Generator<ArtRecord> {
  const nameBytes = content.readUInt8(NAME_BYTES);
  yield* artRecords(content.subarray(ENTRY_BYTES));
  if (nameBytes > 0) yield* artRecords(content.subarray(ENTRY_BYTES + nameBytes));
}

function isPlainProperty({ id, value, data }: ArtProperty): boolean {
  if (FLAGS.includes(id)) return (value & IS_LINKED) === 0;
  return !NAMES.includes(id) || !isElsewhere(data.toString('utf16le'));
}
