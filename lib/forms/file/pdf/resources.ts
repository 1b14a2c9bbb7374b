import { PDFDict, type PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import type { PdfContent } from './pdf-content.ts';
import { dictionariesIn, listed, nameIn, streamsIn } from './pdf-values.ts';

/**
 * Returns the dictionaries of resources of a page, form or glyph (ISO 32000-1, sections 7.8.3 and
 * 9.6.5): its own, those it inherits, those of its font by `fonts`, or if it has none, all of the
 * file.
 */
export function resourcesOf(
  dictionary: PDFDict,
  fonts: ReadonlyMap<PDFDict, readonly PDFDict[]>,
  content: PdfContent,
): readonly PDFDict[] {
  const nearest = nearestResources(dictionary, content);
  if (nearest.length > 0) return nearest;
  const ofFonts = (fonts.get(dictionary) ?? []).flatMap((font) =>
    dictionariesIn(font, 'Resources', content),
  );
  if (ofFonts.length > 0) return ofFonts;
  return content.dictionaries.flatMap((one) => dictionariesIn(one, 'Resources', content));
}

/** Returns the fonts of each glyph that is a stream, by its dictionary. */
export function fontsOfGlyphs(content: PdfContent): ReadonlyMap<PDFDict, readonly PDFDict[]> {
  const fonts = new Map<PDFDict, PDFDict[]>();
  for (const font of content.dictionaries) {
    for (const { dict } of glyphsIn(font, content)) {
      fonts.set(dict, [...(fonts.get(dict) ?? []), font]);
    }
  }
  return fonts;
}

function nearestResources(dictionary: PDFDict, content: PdfContent): readonly PDFDict[] {
  const own = dictionariesIn(dictionary, 'Resources', content);
  if (own.length > 0) return own;
  const parents = dictionariesIn(dictionary, 'Parent', content);
  return parents.flatMap((parent) => nearestResources(parent, content));
}

/** Returns the streams that are drawn by a name, directly or as a soft mask. */
export function streamsDrawnBy(
  name: PDFName,
  resources: readonly PDFDict[],
  content: PdfContent,
): readonly PDFRawStream[] {
  const under = (category: string) =>
    resources
      .flatMap((one) => dictionariesIn(one, category, content))
      .flatMap((one) => listed(one.get(name), content));
  const masks = dictionariesOf(under('ExtGState')).flatMap((state) =>
    dictionariesIn(state, 'SMask', content),
  );
  return [
    ...streamsOf(under('XObject')),
    ...instructed(under('Pattern')),
    ...instructed(masks.flatMap((mask) => streamsIn(mask, 'G', content))),
  ];
}

/** Returns the streams that annotations on a page draw (ISO 32000-1, section 12.5.5). */
export function appearancesOn(page: PDFDict, content: PdfContent): readonly PDFRawStream[] {
  return dictionariesIn(page, 'Annots', content)
    .flatMap((annotation) => dictionariesIn(annotation, 'AP', content))
    .flatMap((appearances) => appearances.values().flatMap((one) => listed(one, content)))
    .flatMap((one) => {
      // One for each state of the annotation.
      const states = one instanceof PDFDict ? one.values() : [one];
      return instructed(states.flatMap((state) => listed(state, content)));
    });
}

/** Returns the glyphs of which text in instructions may consist. */
export function glyphsOf(
  resources: readonly PDFDict[],
  content: PdfContent,
): readonly PDFRawStream[] {
  const entries = (category: string) =>
    resources
      .flatMap((one) => dictionariesIn(one, category, content))
      .flatMap((one) => one.values().flatMap((value) => dictionariesOf(listed(value, content))));
  const fonts = [
    ...entries('Font'),
    ...entries('ExtGState').flatMap((state) => dictionariesIn(state, 'Font', content)),
  ];
  return [...new Set(fonts)].flatMap((font) => glyphsIn(font, content));
}

function glyphsIn(font: PDFDict, content: PdfContent): readonly PDFRawStream[] {
  return dictionariesIn(font, 'CharProcs', content).flatMap((glyphs) =>
    instructed(glyphs.values().flatMap((glyph) => listed(glyph, content))),
  );
}

/** Whether a stream is a picture for readers that come to it by its name. */
export function isPicture({ dict }: PDFRawStream): boolean {
  return nameIn(dict, 'Subtype') === 'Image';
}

/** Returns the streams of instructions. Throws on a picture, which readers would read as such. */
function instructed(values: readonly PDFObject[]): readonly PDFRawStream[] {
  const streams = streamsOf(values);
  if (streams.some(isPicture)) throw new Error('A picture in place of instructions.');
  return streams;
}

function streamsOf(values: readonly PDFObject[]): readonly PDFRawStream[] {
  return values.filter((value) => value instanceof PDFRawStream);
}

function dictionariesOf(values: readonly PDFObject[]): readonly PDFDict[] {
  return values.filter((value) => value instanceof PDFDict);
}
