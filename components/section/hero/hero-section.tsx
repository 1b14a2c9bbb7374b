import type { SectionProps } from '../section-props';
import { HeroTerms } from './hero-terms';
import { PictureHero } from './picture-hero';
import { PlainHero } from './plain-hero';

/**
 * The first section of a page, which holds its only h1. `data-hero` on its root tells the header
 * whether a picture lies behind it.
 */
export function HeroSection({ section, locale }: SectionProps<'heroSection'>) {
  const { picture, size, buyingTerms } = section;
  const terms = buyingTerms ? <HeroTerms locale={locale} /> : null;
  return picture && size !== 'plain' ? (
    <PictureHero section={section} picture={picture} terms={terms} />
  ) : (
    <PlainHero section={section} terms={terms} />
  );
}
