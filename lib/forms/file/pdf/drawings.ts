import { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { hasBoundedPicture } from './bounded-picture.ts';
import { inlinePictures } from './inline-pictures.ts';
import { readInstructions } from './instructions.ts';
import type { PdfContent } from './pdf-content.ts';
import { hasKey, maxNumberIn, streamsIn } from './pdf-values.ts';
import { instructionsIn } from './plain-filters.ts';
import { isPlainStream } from './plain-stream.ts';
import {
  appearancesOn,
  fontsOfGlyphs,
  glyphsOf,
  isPicture,
  resourcesOf,
  streamsDrawnBy,
} from './resources.ts';
import { boundedSizes, type StreamSizes } from './stream-sizes.ts';

/** A drawable object: a page, or the stream of a form, picture, pattern or glyph. */
export type Drawn = PDFDict | PDFRawStream;

/** The cost and the parts of drawing a page or a stream. */
export interface Drawing {
  /** The effort of drawing it without its parts, in bytes of instructions. */
  readonly effort: number;
  /** The streams it draws, and how often. */
  readonly parts: ReadonlyMap<PDFRawStream, number>;
  /** The glyphs its text may consist of, and the most characters of its text. */
  readonly glyphs: readonly PDFRawStream[];
  readonly characters: number;
}

/** Bytes of a picture that take as long as a byte of instructions. */
const PICTURE_BYTES = 8;

/**
 * Reads what the pages of a PDF draw, and what is drawn by that, by the unpacked `sizes` of its
 * streams. Throws if instructions are longer than `max` bytes together, or cannot be read, and if a
 * picture among them is not plain.
 */
export async function readDrawings(
  content: PdfContent,
  sizes: StreamSizes,
  max: number,
): Promise<ReadonlyMap<Drawn, Drawing>> {
  const drawings = new Map<Drawn, Drawing>();
  const reader = { content, sizes, max, fonts: fontsOfGlyphs(content) };
  const next: Drawn[] = content.dictionaries.filter(
    (one) => hasKey(one, 'Annots') || streamsIn(one, 'Contents', content).length > 0,
  );
  for (let drawn = next.pop(); drawn; drawn = next.pop()) {
    if (drawings.has(drawn)) continue;
    const drawing = await readDrawing(drawn, reader);
    drawings.set(drawn, drawing);
    next.push(...drawing.parts.keys(), ...drawing.glyphs);
  }
  return drawings;
}

interface Reader {
  readonly content: PdfContent;
  readonly fonts: ReturnType<typeof fontsOfGlyphs>;
  readonly sizes: StreamSizes;
  readonly max: number;
}

async function readDrawing(drawn: Drawn, { content, fonts, sizes, max }: Reader): Promise<Drawing> {
  if (drawn instanceof PDFRawStream && isPicture(drawn)) {
    const masks = ['Mask', 'SMask'].flatMap((key) => streamsIn(drawn.dict, key, content));
    const effort = effortOf(drawn, content, sizes);
    return { effort, parts: counted(masks), glyphs: [], characters: 0 };
  }
  const [dictionary, streams, appearances] =
    drawn instanceof PDFDict
      ? [drawn, streamsIn(drawn, 'Contents', content), appearancesOn(drawn, content)]
      : [drawn.dict, [drawn], []];
  const text = await textOf(streams, max);
  const pictures = inlinePictures(text);
  const pictureSizes = await boundedSizes(pictures);
  const arePlain = pictures.every((one) => isPlainStream(one, content));
  if (!arePlain || !pictureSizes || !pictures.every((one) => hasBoundedPicture(one, content))) {
    throw new Error('A picture that is not plain.');
  }
  const resources = resourcesOf(dictionary, fonts, content);
  const { uses, characters } = readInstructions(text);
  const parts = counted(appearances);
  for (const [name, times] of uses) {
    for (const stream of streamsDrawnBy(name, resources, content)) add(parts, stream, times);
  }
  const effort = pictures.reduce(
    (sum, picture) => sum + effortOf(picture, content, pictureSizes),
    text.length,
  );
  const glyphs = characters > 0 ? glyphsOf(resources, content) : [];
  return { effort, parts, glyphs, characters };
}

/** Joins streams of instructions by blanks, as readers do wherever they are split. */
async function textOf(streams: readonly PDFRawStream[], max: number): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for (const stream of streams) {
    const piece = await instructionsIn(stream);
    length += piece.length;
    if (length > max) throw new Error('Too many instructions.');
    pieces.push(piece.toString('latin1'));
  }
  return pieces.join('\n');
}

/** Returns the effort of drawing a picture: for its pixels, and for unpacking them. */
function effortOf(picture: PDFRawStream, content: PdfContent, sizes: StreamSizes): number {
  const [width, height] = ['Width', 'Height'].map((key) =>
    maxNumberIn(picture.dict, key, content, 0),
  );
  return ((width ?? 0) * (height ?? 0) + (sizes.get(picture) ?? 0)) / PICTURE_BYTES;
}

function counted(streams: readonly PDFRawStream[]): Map<PDFRawStream, number> {
  const counts = new Map<PDFRawStream, number>();
  for (const stream of streams) add(counts, stream, 1);
  return counts;
}

function add(counts: Map<PDFRawStream, number>, stream: PDFRawStream, times: number): void {
  counts.set(stream, (counts.get(stream) ?? 0) + times);
}
