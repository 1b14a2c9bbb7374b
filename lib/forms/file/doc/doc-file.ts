/** The streams of a Word document from before 2007 (MS-DOC, section 2.1). */
export interface DocStreams {
  readonly document: Buffer;
  /** The table stream by its name: `0Table` or `1Table`. */
  readonly table: (name: string) => Buffer | undefined;
  readonly data: Buffer | undefined;
}

/** A document whose header is that of Word 97 or later. */
export interface DocFile {
  readonly document: Buffer;
  /** The table stream that the header refers to. */
  readonly table: Buffer;
  /** The stream of pictures and of data beside fields. */
  readonly data: Buffer;
  /** Returns the part of the table stream that the header refers to, by its index there. */
  part(index: number): Buffer;
  /** Returns the table stream from such a part on. */
  from(index: number): Buffer;
}

// The header (MS-DOC, section 2.5).
const WORD = 0xa5ec;
const WORD_97 = 0xc1;
const FLAGS = 0x0a;
const IS_ENCRYPTED = 0x0100;
const HAS_SECOND_TABLE = 0x0200;
/** The lengths of two lists before the references, by their offsets. */
const LENGTHS = [
  [0x20, 14],
  [0x3e, 22],
] as const;
const REFERENCES = 0x9a;
const REFERENCE_BYTES = 8;

/** Reads the header of a document. Throws if it is encrypted, or that of another version. */
export function readDocFile({ document, table: tableOf, data }: DocStreams): DocFile {
  const flags = document.readUInt16LE(FLAGS);
  const table = tableOf(flags & HAS_SECOND_TABLE ? '1Table' : '0Table');
  const isRead =
    document.readUInt16LE(0) === WORD &&
    document.readUInt16LE(2) >= WORD_97 &&
    (flags & IS_ENCRYPTED) === 0 &&
    LENGTHS.every(([offset, length]) => document.readUInt16LE(offset) === length);
  if (!isRead || table === undefined) throw new Error('The document has another header.');
  const reference = (index: number) => {
    const at = REFERENCES + REFERENCE_BYTES * index;
    return { offset: document.readUInt32LE(at), length: document.readUInt32LE(at + 4) };
  };
  return {
    document,
    table,
    // LibreOffice looks for pictures in the document if there is no such stream.
    data: data ?? document,
    part(index) {
      const { offset, length } = reference(index);
      return bytesAt(table, offset, length);
    },
    from(index) {
      return table.subarray(reference(index).offset);
    },
  };
}

/** Returns so many bytes. Throws if there are fewer. */
export function bytesAt(bytes: Buffer, offset: number, length: number): Buffer {
  if (offset + length > bytes.length) throw new RangeError('The document is cut off.');
  return bytes.subarray(offset, offset + length);
}
