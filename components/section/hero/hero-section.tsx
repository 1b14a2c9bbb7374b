import type { SectionProps } from '../section-props';
import { PictureHero } from './picture-hero';
import { PlainHero } from './plain-hero';

/**
 * The first section of a page, which holds its only h1. `data-hero` on its root tells the header
 * whether a picture lies behind it.
 */
export function HeroSection({ section }: SectionProps<'heroSection'>) {
  const { picture, size } = section;
  return picture && size !== 'plain' ? (
    <PictureHero section={section} picture={picture} />
  ) : (
    <PlainHero section={section} />
  );
}
