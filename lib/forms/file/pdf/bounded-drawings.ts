import type { PDFRawStream } from '@cantoo/pdf-lib';
import { accumulatedWeights, type Graph } from '../common/accumulated-weights.ts';
import { type Drawing, type Drawn, readDrawings } from './drawings.ts';
import type { PdfContent } from './pdf-content.ts';
import { boundedSizes } from './stream-sizes.ts';

/** Maximum length of the instructions of a page or form, in bytes: a map takes some MB. */
const MAX_INSTRUCTION_BYTES = 16 * 1024 * 1024;
/**
 * Maximum effort of drawing a page, in bytes of instructions: a chart that draws a form for each of
 * 20,000 points takes 10 MB.
 */
const MAX_EFFORT_BYTES = 64 * 1024 * 1024;

/** How many characters readers show from a drawn glyph for the effort of drawing it once. */
const CHARACTERS_OF_GLYPH = 16;

/**
 * Whether the streams of a PDF together unpack to a size that readers can hold, and what each page
 * draws is drawn in a reasonable time: forms, pictures, patterns and glyphs count each time they are
 * drawn, and none draws itself.
 */
export async function hasBoundedDrawings(
  streams: readonly PDFRawStream[],
  content: PdfContent,
): Promise<boolean> {
  const sizes = await boundedSizes(streams);
  const drawings = sizes && (await readDrawings(content, sizes, MAX_INSTRUCTION_BYTES));
  const efforts = drawings && accumulatedWeights([...drawings.keys()], effortsOf(drawings));
  return efforts !== null && [...efforts.values()].every((effort) => effort <= MAX_EFFORT_BYTES);
}

function effortsOf(drawings: ReadonlyMap<Drawn, Drawing>): Graph<Drawn> {
  return {
    below: (drawn) => {
      const { parts, glyphs } = drawings.get(drawn) ?? NOTHING;
      return [...parts.keys(), ...glyphs];
    },
    weight: (drawn, effortOf) => {
      const { effort, parts, glyphs, characters } = drawings.get(drawn) ?? NOTHING;
      const greatest = glyphs.reduce((max, glyph) => Math.max(max, effortOf(glyph)), 0);
      const ofText = (characters * greatest) / CHARACTERS_OF_GLYPH;
      return [...parts].reduce(
        (sum, [part, times]) => sum + times * effortOf(part),
        effort + ofText,
      );
    },
  };
}

const NOTHING: Drawing = { effort: 0, parts: new Map(), glyphs: [], characters: 0 };
