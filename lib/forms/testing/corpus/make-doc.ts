import { text } from '../sample-files.ts';
import { makeCompound } from './make-compound.ts';

/** The contents of a generated Word document from before 2007. */
export interface DocParts {
  /** The text in pieces. */
  readonly pieces?: readonly string[];
  /** Whether the text has two bytes per character. */
  readonly isWide?: boolean;
  readonly template?: string;
  /** The data of drawings, and what follows them. */
  readonly drawings?: Buffer;
  readonly behindDrawings?: Buffer;
  /** Offsets of the pictures in the text. */
  readonly pictures?: readonly number[];
  /** The bytes at `STORE_OFFSET`. */
  readonly store?: Buffer;
  /** Bits of the header's flags, instead of those of a document that is not encrypted. */
  readonly flags?: number;
  readonly version?: number;
  /** Further streams. */
  readonly streams?: Readonly<Record<string, string | Buffer>>;
}

const HEAD_BYTES = 0x600;
/** Where a document has the pictures of its drawings: behind everything else. */
export const STORE_OFFSET = 0x2000;

/** Returns a Word document as Word 97 saved it; its pieces are stored from the last to the first. */
export function makeDoc(given: DocParts = {}): Buffer {
  const { pieces = ['Jana'], isWide = false, template = 'Normal.dot' } = given;
  const stored = pieces.map((piece) => Buffer.from(piece, isWide ? 'utf16le' : 'latin1'));
  const list = pieceList(pieces, stored, isWide);
  const related = relatedFiles(template);
  const { drawings = Buffer.alloc(0), behindDrawings = Buffer.alloc(0) } = given;
  const { pictures = [], store = Buffer.alloc(0) } = given;
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(given.version ?? 0xc1, 2);
  head.writeUInt16LE(given.flags ?? 0x0200, 0x0a);
  head.writeUInt16LE(14, 0x20);
  head.writeUInt16LE(22, 0x3e);
  head.writeUInt32LE(related.length, 0x19e);
  head.writeUInt32LE(related.length, 0x1a2);
  head.writeUInt32LE(list.length, 0x1a6);
  head.writeUInt32LE(related.length + list.length, 0x22a);
  head.writeUInt32LE(drawings.length, 0x22e);
  const document = Buffer.concat([head, ...stored.toReversed(), ...pictures.map(formattingOf)]);
  const padding = Buffer.alloc(STORE_OFFSET - document.length);
  return makeCompound({
    WordDocument: Buffer.concat([document, padding, store]),
    '1Table': Buffer.concat([related, list, drawings, behindDrawings]),
    ...Object.fromEntries(
      Object.entries(given.streams ?? {}).map(([name, content]) => [
        name,
        typeof content === 'string' ? text(content) : content,
      ]),
    ),
  });
}

/** Returns the formatting of a character that is a picture at this offset (sprmCPicLocation). */
function formattingOf(offset: number): Buffer {
  const formatting = Buffer.from('036a00000000', 'hex');
  formatting.writeUInt32LE(offset, 2);
  return formatting;
}

function pieceList(pieces: readonly string[], stored: readonly Buffer[], isWide: boolean): Buffer {
  const list = Buffer.alloc(4 * (pieces.length + 1) + 8 * pieces.length);
  let position = 0;
  for (const [index, piece] of pieces.entries()) {
    position += piece.length;
    list.writeUInt32LE(position, 4 * (index + 1));
    const offset = HEAD_BYTES + Buffer.concat(stored.slice(index + 1)).length;
    const at = 4 * (pieces.length + 1) + 8 * index + 2;
    list.writeUInt32LE(isWide ? offset : 0x40000000 + 2 * offset, at);
  }
  const head = Buffer.from([2, 0, 0, 0, 0]);
  head.writeUInt32LE(list.length, 1);
  return Buffer.concat([head, list]);
}

function relatedFiles(template: string): Buffer {
  const notes = Array.from({ length: 18 }, (_, index) => (index === 1 ? template : ''));
  return Buffer.concat([
    Buffer.from('ffff12000000', 'hex'),
    ...notes.flatMap((note) => [Buffer.from([note.length, 0]), Buffer.from(note, 'utf16le')]),
  ]);
}
