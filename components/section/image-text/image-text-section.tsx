import type { SectionProps } from '../section-props';
import { ImagePlate } from './image-plate';
import { ImageSplit } from './image-split';

/** A picture with words: side by side, or a museum plate with a paper label over its edge. */
export function ImageTextSection({ section, decilitres, lang }: SectionProps<'imageTextSection'>) {
  return section.layout === 'plate' && section.picture ? (
    <ImagePlate section={section} picture={section.picture} lang={lang} />
  ) : (
    <ImageSplit section={section} decilitres={decilitres} lang={lang} />
  );
}
