import { bytesAt, type DocFile } from './doc-file.ts';

/** Where the header refers to the pieces of the text. */
const PIECES = 33;

/** First byte of the list of pieces, and of the formatting before it (MS-DOC, section 2.9.38). */
const LIST = 2;
const FORMATTING = 1;

const POSITION_BYTES = 4;
const PIECE_BYTES = 8;
/** In the offset of a piece: its characters have one byte each, and the offset is doubled. */
const HAS_SHORT_CHARACTERS = 0x40000000;

/**
 * Returns the whole text of a document, with footnotes, headers and text boxes, from its pieces
 * (MS-DOC, section 2.4.1). Throws if there is no such list, or it is damaged.
 */
export function docText(file: DocFile): string {
  const list = pieceList(file.part(PIECES));
  const count = (list.length - POSITION_BYTES) / (POSITION_BYTES + PIECE_BYTES);
  if (!Number.isInteger(count)) throw new Error('The list of pieces has another length.');
  const pieces: string[] = [];
  let characters = 0;
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [index, index + 1].map((at) => list.readUInt32LE(POSITION_BYTES * at));
    const offset = list.readUInt32LE(POSITION_BYTES * (count + 1) + PIECE_BYTES * index + 2);
    const piece = readPiece(file.document, offset, Number(to) - Number(from));
    characters += piece.length;
    // No two pieces have the same bytes, and no character has less than one.
    if (characters > file.document.length)
      throw new Error('The pieces are longer than the document.');
    pieces.push(piece);
  }
  return pieces.join('');
}

function pieceList(part: Buffer): Buffer {
  let position = 0;
  while (part.readUInt8(position) === FORMATTING) position += 3 + part.readUInt16LE(position + 1);
  if (part.readUInt8(position) !== LIST) throw new Error('The document has no list of pieces.');
  return bytesAt(part, position + 5, part.readUInt32LE(position + 1));
}

function readPiece(document: Buffer, offset: number, length: number): string {
  if (length < 0) throw new Error('The pieces are out of order.');
  return offset & HAS_SHORT_CHARACTERS
    ? bytesAt(document, (offset & ~HAS_SHORT_CHARACTERS) >>> 1, length).toString('latin1')
    : bytesAt(document, offset, 2 * length).toString('utf16le');
}
