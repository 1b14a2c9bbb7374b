import {
  type PDFDict as Dict,
  PDFDict,
  type PDFName,
  type PDFObject,
  PDFParser,
} from '@cantoo/pdf-lib';

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;

/**
 * What PDFium takes for white space beyond the standard's (`fpdf_parser_utility.cpp`): for it, a
 * name ends there. Programs write these bytes in names by number only (ISO 32000-1, section 7.3.5).
 */
const DISPUTED_BLANKS = [0x80, 0xff];

/** Reads objects of a PDF at any place and keeps each dictionary that it comes by. */
export class PdfReader extends PDFParser {
  readonly #dictionaries: Dict[];

  /** `dictionaries` is added to. */
  constructor(bytes: Uint8Array, dictionaries: Dict[]) {
    super(bytes);
    this.#dictionaries = dictionaries;
  }

  /**
   * The object that begins at `offset`. Throws where none does, and where a reader could find more
   * of it behind a disputed blank, such as the content of a stream.
   */
  objectAt(offset: number): PDFObject {
    this.bytes.moveTo(offset);
    const object = this.parseObject();
    this.skipWhitespaceAndComments();
    if (DISPUTED_BLANKS.includes(this.bytes.peek())) throw new Error('A disputed end.');
    return object;
  }

  /**
   * Number and value of the objects of an unpacked object stream, which says of itself how many
   * there are and where the first begins (ISO 32000-1, section 7.5.7).
   */
  *packedObjects(count: number, first: number): Generator<readonly [number, PDFObject]> {
    this.bytes.moveTo(0);
    const places = Array.from({ length: count }, () => [this.#wholeNumber(), this.#wholeNumber()]);
    for (const [number = 0, place = 0] of places) yield [number, this.objectAt(first + place)];
  }

  #wholeNumber(): number {
    this.skipWhitespaceAndComments();
    return this.parseRawInt();
  }

  protected override parseName(): PDFName {
    const start = this.bytes.offset();
    const name = super.parseName();
    const written = this.bytes.slice(start, this.bytes.offset());
    if (DISPUTED_BLANKS.some((byte) => written.includes(byte))) throw new Error('A disputed name.');
    return name;
  }

  /** A key that stands twice is refused: which value counts, every reader decides for itself. */
  protected override parseDict(): Dict {
    this.bytes.assertNext(LESS_THAN);
    this.bytes.assertNext(LESS_THAN);
    this.skipWhitespaceAndComments();
    const entries = new Map<PDFName, PDFObject>();
    while (this.bytes.peek() !== GREATER_THAN) {
      const key = this.parseName();
      if (entries.has(key)) throw new Error(`The key ${key} stands twice.`);
      entries.set(key, this.parseObject());
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(GREATER_THAN);
    this.bytes.assertNext(GREATER_THAN);
    const dictionary = PDFDict.fromMapWithContext(entries, this.context);
    this.#dictionaries.push(dictionary);
    return dictionary;
  }
}
