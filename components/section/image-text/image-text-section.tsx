import type { SectionProps } from '../shared/section-props';
import { ImageBanner } from './image-banner';
import { ImageSplit } from './image-split';

/**
 * Renders a picture with text: side by side, or a full-width picture with a paper label over its
 * edge.
 */
export function ImageTextSection({ section, decilitres, lang }: SectionProps<'imageTextSection'>) {
  return section.layout === 'fullBleed' && section.picture ? (
    <ImageBanner section={section} picture={section.picture} lang={lang} />
  ) : (
    <ImageSplit section={section} decilitres={decilitres} lang={lang} />
  );
}
