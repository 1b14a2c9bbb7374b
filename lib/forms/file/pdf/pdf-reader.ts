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
 * Bytes that PDFium treats as white space beyond the standard (`fpdf_parser_utility.cpp`): for
 * PDFium, a name ends there. Programs write these bytes in names only as escapes (ISO 32000-1,
 * section 7.3.5).
 */
const DISPUTED_BLANKS = [0x80, 0xff];

/** Parses objects of a PDF at any position and collects all dictionaries in them. */
export class PdfReader extends PDFParser {
  readonly #dictionaries: Dict[];

  /** The reader appends to `dictionaries`. */
  constructor(bytes: Uint8Array, dictionaries: Dict[]) {
    super(bytes);
    this.#dictionaries = dictionaries;
  }

  /**
   * Returns the object at `offset`. Throws if there is none, and if a reader could find more of it
   * after a disputed blank, such as the content of a stream.
   */
  objectAt(offset: number): PDFObject {
    this.bytes.moveTo(offset);
    const object = this.parseObject();
    this.skipWhitespaceAndComments();
    if (DISPUTED_BLANKS.includes(this.bytes.peek())) throw new Error('A disputed end.');
    return object;
  }

  /**
   * Yields number and value of the objects in an unpacked object stream, whose dictionary declares
   * how many there are and where the first begins (ISO 32000-1, section 7.5.7).
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

  /** Parses a dictionary. Throws on a duplicate key: readers differ on which value counts. */
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
