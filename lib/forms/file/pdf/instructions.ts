import { PDFName } from '@cantoo/pdf-lib';

/** Content that the instructions of a page, a form or a glyph draw besides lines. */
export interface Instructions {
  /** How often each name of a resource is drawn with. */
  readonly uses: ReadonlyMap<PDFName, number>;
  /** The most characters of text that are shown. */
  readonly characters: number;
}

/** White space (ISO 32000-1, table 1), also the bytes that only PDFium treats so. */
const BLANK = '\\0\\t\\n\\f\\r \\x80\\xff';
const DELIMITER = '()<>[\\]{}/%';

/** Skipped between an operand and its operator: blanks, comments, by some readers also numbers. */
const GAP = `(?:[${BLANK}\\d.+-]|%[^\\r\\n]*[\\r\\n])*`;

/**
 * A name with the operator that draws a form or picture, fills with a pattern, or sets a soft mask,
 * wherever one can be found, also in text and in the bytes of a picture.
 */
const USE = new RegExp(
  `/([^${BLANK}${DELIMITER}]*)(?=[${BLANK}%])${GAP}(?:Do|gs|scn|SCN)(?![^${BLANK}${DELIMITER}])`,
  'g',
);

/** The operators that show a string or a list of strings (ISO 32000-1, table 109). */
const SHOW = new RegExp(`[)>\\]]${GAP}(?:Tj|TJ|['"])`);

/** Finds what instructions draw, given as text with a character for each byte. */
export function readInstructions(text: string): Instructions {
  const uses = new Map<PDFName, number>();
  for (const [, written = ''] of text.matchAll(USE)) {
    const name = PDFName.of(written);
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return { uses, characters: SHOW.test(text) ? charactersIn(text) : 0 };
}

/**
 * Counts the characters in strings. A parenthesis outside of a string, in a remark or a picture, can
 * only add to them: it begins one, or ends one that such a parenthesis has begun.
 */
function charactersIn(text: string): number {
  let characters = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(') depth += 1;
    else if (depth === 0) continue;
    else if (character === ')') depth -= 1;
    else if (character === '\\') at += 1;
    if (depth > 0) characters += 1;
  }
  const hexadecimal = text.match(/<[^<>]+>/g) ?? [];
  return characters + hexadecimal.reduce((sum, { length }) => sum + length / 2, 0);
}
